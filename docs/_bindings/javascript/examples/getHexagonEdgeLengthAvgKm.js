return h3.getHexagonEdgeLengthAvg(7, h3.UNITS.km);
