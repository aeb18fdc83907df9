#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cells[7];  // 1 + 3k(k + 1) for k = 1
    int failed = hexRange(0x888b6cd095fffff, 1, cells);  // around Machu Picchu
    if (failed) {
        fprintf(stderr, "a pentagon is near\n");
        return 1;
    }
    for (int i = 0; i < 7; i++) printf("%" PRIx64 "\n", cells[i]);
}
