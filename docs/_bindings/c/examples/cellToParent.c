#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x897a6e42cabffff;  // central Nairobi, resolution 9
    H3Index parent;
    H3Error err = cellToParent(cell, 6, &parent);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", parent);
}
