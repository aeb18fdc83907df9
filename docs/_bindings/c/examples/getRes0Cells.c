#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int count = res0CellCount();
    H3Index *cells = calloc(count, sizeof(H3Index));
    if (!cells) return 1;
    H3Error err = getRes0Cells(cells);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%d\n%" PRIx64 "\n%" PRIx64 "\n", count, cells[0], cells[count - 1]);
    free(cells);
}
