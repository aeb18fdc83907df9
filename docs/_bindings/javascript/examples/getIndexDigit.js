// Sydney: the digit at resolution 3
return h3.getIndexDigit('85be0e37fffffff', 3);
