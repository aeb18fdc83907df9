#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x8230e7fffffffff;  // Seoul, in a cell of resolution 2
    double area;
    H3Error err = cellAreaRads2(cell, &area);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.9f\n", area);
}
