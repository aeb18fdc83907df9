import json
import h3

shape = h3.LatLngPoly([(48.9, 2.4), (48.8, 2.4), (48.8, 2.3)])
print(json.dumps(h3.h3shape_to_geo(shape)))
