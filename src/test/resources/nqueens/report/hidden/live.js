nQueens({"page": "TthdS5a23f4tmeaIltwkmHv6QfTtjPlDwIHKzwyxJSs="});
