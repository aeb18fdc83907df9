#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index pentagon = 0x830800fffffffff;
    printf("%d\n", maxFaceCount(pentagon));
}
