#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x8a1fb46741affff;  // the Eiffel Tower
    printf("%d\n", getResolution(cell));
}
