#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x1171fb4675ffffff;  // from the Louvre to Notre-Dame
    H3Index cells[2];
    H3Error err = directedEdgeToCells(edge, cells);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 " %" PRIx64 "\n", cells[0], cells[1]);
}
