h3 edgeLengthM -c 1191f1d48863ffff
