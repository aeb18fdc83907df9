#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x894995b845bffff;  // the Zócalo in Mexico City, resolution 9
    printf("%d\n", isResClassIII(cell));
}
