#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index start = 0x882a1072b5fffff;  // the Statue of Liberty
    H3Index end = 0x882a1072d5fffff;    // the Brooklyn Bridge
    int size = h3LineSize(start, end);
    if (size < 0) {
        fprintf(stderr, "there is no line\n");
        return 1;
    }
    printf("%d\n", size);
}
