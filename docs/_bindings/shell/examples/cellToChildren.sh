h3 cellToChildren -c 872f5a32dffffff -r 8
