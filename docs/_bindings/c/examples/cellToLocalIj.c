#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index origin = 0x862f5ba8fffffff;  // Mount Fuji
    H3Index neighbor = 0x862f5baafffffff;
    CoordIJ ij;
    H3Error err = cellToLocalIj(origin, neighbor, 0, &ij);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%d %d\n", ij.i, ij.j);
}
