#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index compacted[] = {0x85be0e37fffffff, 0x86be0e307ffffff};  // around Sydney, resolutions 5 and 6
    int64_t size;
    H3Error err = uncompactCellsSize(compacted, 2, 6, &size);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRId64 "\n", size);
}
