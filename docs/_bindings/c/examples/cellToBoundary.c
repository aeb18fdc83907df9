#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x877a6e42cffffff;  // the center of Nairobi
    CellBoundary boundary;
    H3Error err = cellToBoundary(cell, &boundary);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < boundary.numVerts; i++) {
        LatLng v = boundary.verts[i];
        printf("%.5f, %.5f\n", radsToDegs(v.lat), radsToDegs(v.lng));
    }
}
