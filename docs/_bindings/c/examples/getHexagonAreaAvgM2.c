#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    double area;
    H3Error err = getHexagonAreaAvgM2(9, &area);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.3f\n", area);
}
