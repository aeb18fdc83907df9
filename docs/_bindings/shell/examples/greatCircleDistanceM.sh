h3 greatCircleDistanceM -c '[[48.8606, 2.3376], [48.853, 2.3499]]'
