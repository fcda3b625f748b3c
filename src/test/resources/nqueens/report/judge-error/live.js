nQueens({"page": "z1blPV6/fPQfS3iZJviQSbCCeiTyMVUdViAqg6Oy6NU="});
