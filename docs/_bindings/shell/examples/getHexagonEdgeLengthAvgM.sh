h3 getHexagonEdgeLengthAvgM -r 10
