#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cells[12] = {0};  // 6k for k = 2
    H3Error err = gridRing(0x892a1072b5bffff, 2, cells);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 12; i++) {
        if (cells[i] != H3_NULL) printf("%" PRIx64 "\n", cells[i]);
    }
}
