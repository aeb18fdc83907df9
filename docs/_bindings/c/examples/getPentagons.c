#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int count = pentagonCount();
    H3Index *cells = calloc(count, sizeof(H3Index));
    if (!cells) return 1;
    H3Error err = getPentagons(3, cells);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < count; i++) printf("%" PRIx64 "\n", cells[i]);
    free(cells);
}
