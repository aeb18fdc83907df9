#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cells[6];  // 6k for k = 1
    H3Error err = gridRingUnsafe(0x891e8052a6bffff, 1, cells);  // around the Colosseum
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 6; i++) printf("%" PRIx64 "\n", cells[i]);
}
