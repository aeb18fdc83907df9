#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x830800fffffffff;  // off the coast of Norway
    printf("%d\n", isPentagon(cell));
}
