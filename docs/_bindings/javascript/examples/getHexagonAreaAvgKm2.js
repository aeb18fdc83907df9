return h3.getHexagonAreaAvg(6, h3.UNITS.km2);
