#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    double length;
    H3Error err = getHexagonEdgeLengthAvgKm(7, &length);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.6f\n", length);
}
