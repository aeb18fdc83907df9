#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    int digits[] = {0, 1, 6, 1, 5};  // one for each resolution from 1 to 5
    H3Index cell;
    H3Error err = constructCell(5, 95, digits, &cell);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", cell);
}
