#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x862f5ba8fffffff;  // Mount Fuji
    H3Index vertex;
    H3Error err = cellToVertex(cell, 0, &vertex);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", vertex);
}
