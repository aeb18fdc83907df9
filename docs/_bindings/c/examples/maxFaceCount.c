#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index pentagon = 0x830800fffffffff;
    int size;
    H3Error err = maxFaceCount(pentagon, &size);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%d\n", size);
}
