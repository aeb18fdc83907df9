#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    LatLng point = {degsToRads(37.7955), degsToRads(-122.3937)};
    H3Index cell;
    H3Error err = latLngToCell(&point, 16, &cell);  // resolutions end at 15
    if (err) printf("%u: %s\n", err, describeH3Error(err));
}
