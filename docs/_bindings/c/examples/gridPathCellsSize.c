#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index start = 0x882a1072b5fffff;  // the Statue of Liberty
    H3Index end = 0x882a1072d5fffff;    // the Brooklyn Bridge
    int64_t size;
    H3Error err = gridPathCellsSize(start, end, &size);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRId64 "\n", size);
}
