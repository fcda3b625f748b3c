nQueens({"page": "KIA3Y2pxMwjvFI+skCTuzOYqCRHPqYrx0h2KpsEVdyQ="});
