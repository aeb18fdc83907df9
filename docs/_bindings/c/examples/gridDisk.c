#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    H3Index origin = 0x891fb46741bffff;  // the Eiffel Tower
    int k = 1;
    int64_t size;
    H3Error err = maxGridDiskSize(k, &size);
    H3Index *cells = err ? NULL : calloc(size, sizeof(H3Index));
    if (!err) err = cells ? gridDisk(origin, k, cells) : E_MEMORY_ALLOC;
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int64_t i = 0; i < size; i++) {
        if (cells[i] != H3_NULL) printf("%" PRIx64 "\n", cells[i]);
    }
    free(cells);
}
