nQueens({"page": "28fUDIxMPa+BnDhB/R4in9kx/NqzhmnGQ1CEJWmHfdo="});
