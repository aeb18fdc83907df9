#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cells[] = {0x856acb8bfffffff, 0x856acbd7fffffff};  // two cells on Lake Victoria
    LinkedGeoPolygon outline;
    H3Error err = cellsToLinkedMultiPolygon(cells, 2, &outline);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (LinkedGeoPolygon *polygon = &outline; polygon; polygon = polygon->next) {
        for (LinkedGeoLoop *loop = polygon->first; loop; loop = loop->next) {
            for (LinkedLatLng *point = loop->first; point; point = point->next) {
                printf("%.6f, %.6f\n", radsToDegs(point->vertex.lat), radsToDegs(point->vertex.lng));
            }
        }
    }
    destroyLinkedMultiPolygon(&outline);
}
