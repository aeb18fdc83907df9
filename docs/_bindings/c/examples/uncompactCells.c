#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    H3Index compacted[] = {0x85be0e37fffffff, 0x86be0e307ffffff};  // around Sydney, resolutions 5 and 6
    int64_t size;
    H3Error err = uncompactCellsSize(compacted, 2, 6, &size);
    H3Index *cells = err ? NULL : calloc(size, sizeof(H3Index));
    if (!err) err = cells ? uncompactCells(compacted, 2, cells, size, 6) : E_MEMORY_ALLOC;
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int64_t i = 0; i < size; i++) printf("%" PRIx64 "\n", cells[i]);
    free(cells);
}
