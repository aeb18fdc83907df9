#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cells[7];  // 1 + 3k(k + 1) for k = 1
    int distances[7];
    H3Error err = gridDiskDistancesUnsafe(0x883d8584b3fffff, 1, cells, distances);  // around the Taj Mahal
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 7; i++) printf("%d %" PRIx64 "\n", distances[i], cells[i]);
}
