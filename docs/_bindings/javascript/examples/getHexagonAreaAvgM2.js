return h3.getHexagonAreaAvg(9, h3.UNITS.m2);
