h3 getHexagonAreaAvgKm2 -r 6
