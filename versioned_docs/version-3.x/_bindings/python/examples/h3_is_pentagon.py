import h3

print(h3.h3_is_pentagon('85080003fffffff'), h3.h3_is_pentagon('851fb467fffffff'))
