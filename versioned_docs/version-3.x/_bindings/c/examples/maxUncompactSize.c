#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index compacted[] = {0x85be0e37fffffff, 0x86be0e307ffffff};  // around Sydney, resolutions 5 and 6
    int size = maxUncompactSize(compacted, 2, 6);
    if (size < 0) return 1;
    printf("%d\n", size);
}
