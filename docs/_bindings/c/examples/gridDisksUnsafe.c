#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index origins[] = {0x893e62888cbffff, 0x893e6288843ffff};  // the Great Pyramid and the Sphinx
    H3Index cells[2 * 7];  // 1 + 3k(k + 1) for k = 1, for each
    H3Error err = gridDisksUnsafe(origins, 2, 1, cells);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 14; i++) printf("%" PRIx64 "\n", cells[i]);
}
