h3 getBaseCellNumber -c 88a8100c03fffff
