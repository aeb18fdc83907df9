h3 getHexagonAreaAvgM2 -r 9
