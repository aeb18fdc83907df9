#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index vertex = 0x2462f5ba87ffffff;  // near Mount Fuji
    printf("%d\n", isValidVertex(vertex));
}
