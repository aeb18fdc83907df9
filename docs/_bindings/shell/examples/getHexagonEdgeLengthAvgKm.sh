h3 getHexagonEdgeLengthAvgKm -r 7
