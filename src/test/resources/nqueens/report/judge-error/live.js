nQueens({"page": "suC/exf91JBJ0EwvI6MW/dW1nz06RXTIXajBiOtgcz8="});
