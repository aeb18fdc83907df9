#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index parent = 0x861ec9027ffffff;  // old Istanbul, resolution 6
    H3Index cell;
    H3Error err = childPosToCell(218, parent, 9, &cell);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", cell);
}
