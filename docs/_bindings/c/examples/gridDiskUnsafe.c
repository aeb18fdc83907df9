#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cells[7];  // 1 + 3k(k + 1) for k = 1
    H3Error err = gridDiskUnsafe(0x888b6cd095fffff, 1, cells);  // around Machu Picchu
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 7; i++) printf("%" PRIx64 "\n", cells[i]);
}
