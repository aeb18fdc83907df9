h3 constructCell -b 95 -d 0,1,6,1,5
