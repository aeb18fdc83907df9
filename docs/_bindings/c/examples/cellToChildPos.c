#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x891ec902467ffff;  // Hagia Sophia, Istanbul, resolution 9
    int64_t position;
    H3Error err = cellToChildPos(cell, 6, &position);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRId64 "\n", position);
}
