#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cells[7];  // 1 + 3k(k + 1) for k = 1
    int distances[7];
    int failed = hexRangeDistances(0x883d8584b3fffff, 1, cells, distances);  // around the Taj Mahal
    if (failed) {
        fprintf(stderr, "a pentagon is near\n");
        return 1;
    }
    for (int i = 0; i < 7; i++) printf("%d %" PRIx64 "\n", distances[i], cells[i]);
}
