#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x1291ec902467ffff;  // from Hagia Sophia to the Blue Mosque
    H3Index origin;
    H3Error err = getDirectedEdgeOrigin(edge, &origin);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", origin);
}
