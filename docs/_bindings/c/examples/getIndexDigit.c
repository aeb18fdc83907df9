#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x85be0e37fffffff;  // Sydney, resolution 5
    int digit;
    H3Error err = getIndexDigit(cell, 3, &digit);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%d\n", digit);
}
