#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    int64_t size;
    H3Error err = maxGridDiskSize(10, &size);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRId64 "\n", size);
}
