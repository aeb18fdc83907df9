#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index edges[6];
    H3Error err = originToDirectedEdges(0x893d8584b2bffff, edges);  // from the Taj Mahal
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 6; i++) {
        if (edges[i] != H3_NULL) printf("%" PRIx64 "\n", edges[i]);
    }
}
