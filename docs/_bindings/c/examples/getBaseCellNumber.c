#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x88a8100c03fffff;  // São Paulo Cathedral
    printf("%d\n", getBaseCellNumber(cell));
}
