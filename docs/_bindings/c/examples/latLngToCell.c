#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    // The Ferry Building in San Francisco. C takes radians.
    LatLng point = {degsToRads(37.7955), degsToRads(-122.3937)};
    H3Index cell;
    H3Error err = latLngToCell(&point, 9, &cell);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", cell);
}
