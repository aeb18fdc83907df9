#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index cell = stringToH3("88ad361519fffff");  // Cape Town
    if (cell == 0) {
        fprintf(stderr, "not an H3 index\n");
        return 1;
    }
    printf("%" PRIu64 "\n", cell);
}
