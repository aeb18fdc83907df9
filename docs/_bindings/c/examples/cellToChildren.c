#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    H3Index cell = 0x872f5a32dffffff;  // Tokyo Station, resolution 7
    int64_t size;
    H3Error err = cellToChildrenSize(cell, 8, &size);
    H3Index *children = err ? NULL : calloc(size, sizeof(H3Index));
    if (!err) err = children ? cellToChildren(cell, 8, children) : E_MEMORY_ALLOC;
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int64_t i = 0; i < size; i++) printf("%" PRIx64 "\n", children[i]);
    free(children);
}
