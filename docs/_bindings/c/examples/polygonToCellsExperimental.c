#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    double degrees[][2] = {{48.901, 2.321}, {48.9, 2.393}, {48.86, 2.414}, {48.82, 2.39},
                           {48.817, 2.333}, {48.838, 2.254}, {48.872, 2.277}};  // Paris
    LatLng verts[7];
    for (int i = 0; i < 7; i++) {
        verts[i].lat = degsToRads(degrees[i][0]);
        verts[i].lng = degsToRads(degrees[i][1]);
    }
    GeoPolygon paris = {.geoloop = {.numVerts = 7, .verts = verts}};
    int64_t size;
    H3Error err = maxPolygonToCellsSizeExperimental(&paris, 7, CONTAINMENT_FULL, &size);
    H3Index *cells = err ? NULL : calloc(size, sizeof(H3Index));
    if (!err) {
        err = cells ? polygonToCellsExperimental(&paris, 7, CONTAINMENT_FULL, size, cells)
                    : E_MEMORY_ALLOC;
    }
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int64_t i = 0; i < size && cells[i] != H3_NULL; i++) printf("%" PRIx64 "\n", cells[i]);
    free(cells);
}
