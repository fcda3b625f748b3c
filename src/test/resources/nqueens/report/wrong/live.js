nQueens({"page": "qlbjWW0xKDwaT1FzlHLYEfO/XmVPvq/9ZegG2/4iTfY="});
