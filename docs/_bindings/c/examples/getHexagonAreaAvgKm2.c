#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    double area;
    H3Error err = getHexagonAreaAvgKm2(6, &area);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.6f\n", area);
}
