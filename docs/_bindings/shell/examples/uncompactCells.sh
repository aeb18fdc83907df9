h3 uncompactCells -c 85be0e37fffffff,86be0e307ffffff -r 6
