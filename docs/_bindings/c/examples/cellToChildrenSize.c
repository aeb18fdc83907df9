#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x872f5a32dffffff;  // Tokyo Station, resolution 7
    int64_t size;
    H3Error err = cellToChildrenSize(cell, 12, &size);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRId64 "\n", size);
}
