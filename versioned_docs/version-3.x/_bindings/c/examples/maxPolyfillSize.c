#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    double degrees[][2] = {{48.901, 2.321}, {48.9, 2.393}, {48.86, 2.414}, {48.82, 2.39},
                           {48.817, 2.333}, {48.838, 2.254}, {48.872, 2.277}};  // Paris
    GeoCoord verts[7];
    for (int i = 0; i < 7; i++) {
        verts[i].lat = degsToRads(degrees[i][0]);
        verts[i].lon = degsToRads(degrees[i][1]);
    }
    GeoPolygon paris = {.geofence = {.numVerts = 7, .verts = verts}};
    printf("%d\n", maxPolyfillSize(&paris, 7));
}
