import h3

louvre = (48.8606, 2.3376)
notreDame = (48.853, 2.3499)
print(f'{h3.great_circle_distance(louvre, notreDame, unit="m"):.3f}')
