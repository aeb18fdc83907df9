#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x148194ad14dfffff;  // from Big Ben to the London Eye
    printf("%d\n", isValidDirectedEdge(edge));
}
