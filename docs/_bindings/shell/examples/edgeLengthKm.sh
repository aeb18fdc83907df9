h3 edgeLengthKm -c 117589c99effffff
