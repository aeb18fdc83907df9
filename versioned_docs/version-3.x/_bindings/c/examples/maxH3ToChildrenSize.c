#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x872f5a32dffffff;  // Tokyo Station, resolution 7
    int size = maxH3ToChildrenSize(cell, 12);
    if (size == 0) return 1;
    printf("%d\n", size);
}
