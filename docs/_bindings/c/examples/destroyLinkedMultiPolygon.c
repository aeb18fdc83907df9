#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x856acb8bfffffff;  // on Lake Victoria
    LinkedGeoPolygon outline;
    H3Error err = cellsToLinkedMultiPolygon(&cell, 1, &outline);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.4f, %.4f\n", radsToDegs(outline.first->first->vertex.lat),
           radsToDegs(outline.first->first->vertex.lng));
    destroyLinkedMultiPolygon(&outline);
    printf("%s\n", outline.first == NULL ? "freed" : "not freed");
}
