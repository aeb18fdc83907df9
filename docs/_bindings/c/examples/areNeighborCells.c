#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index pyramid = 0x883e62888dfffff;  // the Great Pyramid
    H3Index sphinx = 0x883e628885fffff;   // the Sphinx
    int neighbors;
    H3Error err = areNeighborCells(pyramid, sphinx, &neighbors);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%d\n", neighbors);
}
