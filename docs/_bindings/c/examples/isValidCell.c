#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cairo = 0x873e628e6ffffff;
    H3Index damaged = 0x873e628e6fffffe;  // its last digit is wrong
    printf("%d %d\n", isValidCell(cairo), isValidCell(damaged));
}
