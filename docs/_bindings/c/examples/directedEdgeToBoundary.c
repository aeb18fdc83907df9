#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index edge = 0x148194ad14dfffff;  // from Big Ben to the London Eye
    CellBoundary line;
    H3Error err = directedEdgeToBoundary(edge, &line);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < line.numVerts; i++) {
        printf("%.6f, %.6f\n", radsToDegs(line.verts[i].lat), radsToDegs(line.verts[i].lng));
    }
}
