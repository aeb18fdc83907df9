#include <h3/h3api.h>
#include <stdio.h>

int main(void) {
    H3Index cell = 0x8328defffffffff;  // Vancouver, on an edge of the icosahedron
    int faces[5];  // room for a pentagon; maxFaceCount returns the exact size
    int size;
    H3Error err = maxFaceCount(cell, &size);
    if (!err) err = getIcosahedronFaces(cell, faces);
    if (err) {
        fprintf(stderr, "%s\n", describeH3Error(err));
        return 1;
    }
    for (int i = 0; i < size; i++) {
        if (faces[i] != -1) printf("%d\n", faces[i]);
    }
}
