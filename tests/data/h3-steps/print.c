// cspell:disable
// Prints intermediate values of H3's C code as JSON, one point a line. See README.md beside it.
#include <stdio.h>

#include "../lib/faceijk.c"
#include "../lib/h3Index.c"
#include "baseCells.h"

static void triple(const char *name, const CoordIJK *c) { printf("\"%s\":[%d,%d,%d],", name, c->i, c->j, c->k); }

int main(void) {
    double lat, lng;
    int res;
    const char *sep = "[\n";
    while (scanf("%lf %lf %d", &lat, &lng, &res) == 3) {
        LatLng g = {H3_EXPORT(degsToRads)(lat), H3_EXPORT(degsToRads)(lng)};
        Vec3d p = latLngToVec3(g);
        int face;
        double squared;
        Vec2d xy;
        FaceIJK cell;
        _vec3ToClosestFace(&p, &face, &squared);
        _vec3ToHex2d(&p, res, &face, &xy);
        _vec3ToFaceIjk(p, res, &cell);
        printf("%s{\"lat\":%.17g,\"lng\":%.17g,\"res\":%d,\"face\":%d,", sep, lat, lng, res, face);
        printf("\"x\":%.17g,\"y\":%.17g,", xy.x, xy.y);
        triple("ijk", &cell.coord);
        CoordIJK at = cell.coord;
        for (int r = res; r > 0; r--) {
            if (r % 2) _upAp7(&at);
            else _upAp7r(&at);
        }
        triple("base", &at);
        FaceIJK base = {face, at};
        printf("\"baseCell\":%d,\"rotations\":%d,", _faceIjkToBaseCell(&base), _faceIjkToBaseCellCCWrot60(&base));
        H3Index h = _faceIjkToH3(&cell, res);
        printf("\"index\":\"%llx\"}", (unsigned long long)h);
        sep = ",\n";
    }
    printf("\n]\n");
    return 0;
}
