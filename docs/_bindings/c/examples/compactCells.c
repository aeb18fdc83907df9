#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cells[19] = {0};  // 1 + 3k(k + 1) for k = 2
    H3Index compacted[19] = {0};
    H3Error err = gridDisk(0x853e628ffffffff, 2, cells);  // Cairo, resolution 5
    if (!err) err = compactCells(cells, compacted, 19);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < 19; i++) {
        if (compacted[i] != H3_NULL) printf("%" PRIx64 "\n", compacted[i]);
    }
}
