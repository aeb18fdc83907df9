h3 edgeLengthRads -c 115283473fffffff
