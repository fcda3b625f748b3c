nQueens({"page": "+nRqJe2a6ZXIV0C1YdvToTMtUWksqn7wk5N0nWPoFCA="});
