nQueens({"page": "0b8UKqXZwFD3BDD95JAD3LS0/r4N5V7dryDE2Gaqq+I="});
