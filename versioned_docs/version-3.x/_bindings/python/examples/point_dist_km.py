import h3

paris, rome = (48.8584, 2.2945), (41.8902, 12.4922)
print(f"{h3.point_dist(paris, rome, unit='km'):.3f}")
