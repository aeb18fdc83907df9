#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index vertex = 0x2462f5ba87ffffff;  // near Mount Fuji
    LatLng point;
    H3Error err = vertexToLatLng(vertex, &point);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.6f, %.6f\n", radsToDegs(point.lat), radsToDegs(point.lng));
}
