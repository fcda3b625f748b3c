nQueens({"page": "Eqcu9viAiSX/FNbh9UhPzugGNB7vFNO7xeQWKt+fQ1M="});
