return h3.getHexagonEdgeLengthAvg(10, h3.UNITS.m);
