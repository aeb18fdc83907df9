#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x88075dd4bdfffff;  // the center of Reykjavík
    double area;
    H3Error err = cellAreaKm2(cell, &area);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.6f\n", area);
}
