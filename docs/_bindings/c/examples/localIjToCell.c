#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index origin = 0x862f5ba8fffffff;  // Mount Fuji
    CoordIJ ij = {.i = -22, .j = -111};
    H3Index cell;
    H3Error err = localIjToCell(origin, &ij, 0, &cell);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", cell);
}
