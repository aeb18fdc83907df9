h3 gridPathCells -o 882a1072b5fffff -d 882a1072d5fffff
