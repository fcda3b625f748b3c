nQueens({"page": "rEM7A1aqdEPMd9Dp0302OwDRJSdO+5iUG8IfnNPpEtU="});
