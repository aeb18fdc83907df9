import h3

for lat, lng in h3.h3_to_geo_boundary('851fb467fffffff'):
    print(f'{lat:.5f}, {lng:.5f}')
