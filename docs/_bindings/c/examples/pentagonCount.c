#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    printf("%d\n", pentagonCount());
}
