#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index bigBen = 0x88194ad14dfffff;
    H3Index londonEye = 0x88194ad327fffff;
    H3Index edge;
    H3Error err = cellsToDirectedEdge(bigBen, londonEye, &edge);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", edge);
}
