h3 greatCircleDistanceKm -c '[[35.6812, 139.7671], [34.7025, 135.4959]]'
