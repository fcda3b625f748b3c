nQueens({"page": "PwHxqbE9tLr9T7wEZD4UQ1Rk6myOakfjB9EB4EbVHDY="});
