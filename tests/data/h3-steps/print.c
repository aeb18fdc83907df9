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
        double azimuth = _posAngleRads(_vec3AzimuthRads(faceCenterPoint[face], p));
        printf("%s{\"lat\":%.17g,\"lng\":%.17g,\"res\":%d,\"face\":%d,\"squared\":%.17g,", sep, lat, lng, res, face, squared);
        printf("\"azimuth\":%.17g,\"x\":%.17g,\"y\":%.17g,", azimuth, xy.x, xy.y);
        triple("ijk", &cell.coord);
        CoordIJK at = cell.coord;
        printf("\"parents\":[");
        for (int r = res; r > 0; r--) {
            if (r % 2) _upAp7(&at);
            else _upAp7r(&at);
            printf("[%d,%d,%d]%s", at.i, at.j, at.k, r > 1 ? "," : "");
        }
        FaceIJK base = {face, at};
        printf("],\"baseCell\":%d,\"rotations\":%d,", _faceIjkToBaseCell(&base), _faceIjkToBaseCellCCWrot60(&base));
        H3Index h = _faceIjkToH3(&cell, res);
        FaceIJK own;
        _h3ToFaceIjk(h, &own);
        LatLng center;
        H3_EXPORT(cellToLatLng)(h, &center);
        printf("\"index\":\"%llx\",\"home\":%d,\"ownFace\":%d,", (unsigned long long)h, baseCellData[_faceIjkToBaseCell(&base)].homeFijk.face, own.face);
        triple("own", &own.coord);
        printf("\"center\":[%.17g,%.17g],\"corners\":[", H3_EXPORT(radsToDegs)(center.lat), H3_EXPORT(radsToDegs)(center.lng));
        int gridRes = res, pentagon = H3_EXPORT(isPentagon)(h), count = pentagon ? 5 : 6;
        FaceIJK verts[6], from = own;
        if (pentagon) _faceIjkPentToVerts(&from, &gridRes, verts);
        else _faceIjkToVerts(&from, &gridRes, verts);
        for (int v = 0; v < count; v++) {
            FaceIJK c = verts[v];
            Overage o = pentagon ? _adjustPentVertOverage(&c, gridRes) : _adjustOverageClassII(&c, gridRes, 0, 1);
            printf("[%d,%d,%d,%d,%d]%s", c.face, c.coord.i, c.coord.j, c.coord.k, o, v + 1 < count ? "," : "");
        }
        CellBoundary b;
        H3_EXPORT(cellToBoundary)(h, &b);
        printf("],\"boundary\":[");
        for (int v = 0; v < b.numVerts; v++) printf("[%.17g,%.17g]%s", H3_EXPORT(radsToDegs)(b.verts[v].lat), H3_EXPORT(radsToDegs)(b.verts[v].lng), v + 1 < b.numVerts ? "," : "");
        printf("]}");
        sep = ",\n";
    }
    printf("\n]\n");
    return 0;
}
