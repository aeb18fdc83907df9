#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    printf("%.10f\n", radsToDegs(0.5));
}
