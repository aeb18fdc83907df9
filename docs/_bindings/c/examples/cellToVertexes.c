#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index vertexes[6];
    H3Error err = cellToVertexes(0x8a2a1072b59ffff, vertexes);  // of the Statue of Liberty
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 6; i++) {
        if (vertexes[i] != H3_NULL) printf("%" PRIx64 "\n", vertexes[i]);
    }
}
