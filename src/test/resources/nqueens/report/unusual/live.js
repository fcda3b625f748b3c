nQueens({"page": "4vu6tk7alV9yAxHCQSDH/rRDSSHYQ1yOMM/fWr7MfYM="});
