nQueens({"page": "/dI6KqAdGOcIVFuitDbDtMMSKt7p0RrivZeGiDNpLjA="});
