#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x892f5aad923ffff;  // Shibuya Crossing, Tokyo
    LatLng center;
    H3Error err = cellToLatLng(cell, &center);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.6f, %.6f\n", radsToDegs(center.lat), radsToDegs(center.lng));
}
