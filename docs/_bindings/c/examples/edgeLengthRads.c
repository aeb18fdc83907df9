#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x115283473fffffff;  // an edge in Santa Clara, California
    double length;
    H3Error err = edgeLengthRads(edge, &length);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.9f\n", length);
}
