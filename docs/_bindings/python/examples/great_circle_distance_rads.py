import h3

quito = (-0.1807, -78.4678)
singapore = (1.3521, 103.8198)
print(f'{h3.great_circle_distance(quito, singapore, unit="rads"):.9f}')
