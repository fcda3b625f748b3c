nQueens({"page": "evpxCAQwo24ggbPA46P2LhZxCZPxlFIGPwjqotf0Pr0="});
