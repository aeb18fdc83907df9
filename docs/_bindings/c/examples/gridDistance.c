#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index bridge = 0x8828308703fffff;  // the Golden Gate Bridge
    H3Index ferry = 0x88283082a7fffff;   // the Ferry Building
    int64_t distance;
    H3Error err = gridDistance(bridge, ferry, &distance);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRId64 "\n", distance);
}
