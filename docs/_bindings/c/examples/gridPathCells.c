#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    H3Index start = 0x882a1072b5fffff;  // the Statue of Liberty
    H3Index end = 0x882a1072d5fffff;    // the Brooklyn Bridge
    int64_t size;
    H3Error err = gridPathCellsSize(start, end, &size);
    H3Index *cells = err ? NULL : calloc(size, sizeof(H3Index));
    if (!err) err = cells ? gridPathCells(start, end, cells) : E_MEMORY_ALLOC;
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int64_t i = 0; i < size; i++) printf("%" PRIx64 "\n", cells[i]);
    free(cells);
}
