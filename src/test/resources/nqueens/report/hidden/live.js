nQueens({"page": "6e5e6mBzGzcIWGwRvGa87nx98y/rJMWycmz6k09YZgo="});
