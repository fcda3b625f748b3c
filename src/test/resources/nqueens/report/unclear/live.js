nQueens({"page": "pp4GMkPeBbBR8j6f78flFeMAMa890Ok7MDNrDGJMIT8="});
