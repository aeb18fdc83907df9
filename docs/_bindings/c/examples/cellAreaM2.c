#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x89608b03627ffff;  // the Gateway of India, Mumbai
    double area;
    H3Error err = cellAreaM2(cell, &area);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.3f\n", area);
}
