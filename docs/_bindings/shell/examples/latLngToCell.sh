h3 latLngToCell --lat 37.7955 --lng -122.3937 -r 9
