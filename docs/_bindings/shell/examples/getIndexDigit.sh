h3 getIndexDigit -c 85be0e37fffffff -r 3
