#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x117589c99effffff;  // an edge of a cell in Lagos
    double length;
    H3Error err = edgeLengthKm(edge, &length);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.6f\n", length);
}
