#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x86be0e35fffffff;  // Sydney Harbour, resolution 6
    H3Index child;
    H3Error err = cellToCenterChild(cell, 8, &child);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", child);
}
