#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x856acb8bfffffff;  // on Lake Victoria
    LinkedGeoPolygon outline;
    h3SetToLinkedGeo(&cell, 1, &outline);
    printf("%.4f, %.4f\n", radsToDegs(outline.first->first->vertex.lat),
           radsToDegs(outline.first->first->vertex.lon));
    destroyLinkedPolygon(&outline);
}
