#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x148194ad14dfffff;  // from Big Ben to the London Eye
    H3Index back;
    H3Error err = reverseDirectedEdge(edge, &back);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    printf("%" PRIx64 "\n", back);
}
