h3 greatCircleDistanceRads -c '[[-0.1807, -78.4678], [1.3521, 103.8198]]'
