nQueens({"page": "ug4hOwLbGzo3zukVfC3tvVo4uaO4wkTVC0tgxRrkm00="});
