#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x1191f1d48863ffff;  // an edge of the cell at the Brandenburg Gate
    double length;
    H3Error err = edgeLengthM(edge, &length);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%.6f\n", length);
}
