/** The functions of 3.7.2 that return a value, each with its type, a call, and whether the values of 4.x differ. */
const values: readonly (readonly [type: string, call: string, differs?: 'value'])[] = [
  ['H3Index', 'geoToH3(&PLACE, 9)'],
  ['H3Index', 'h3ToParent(CELL, 5)'],
  ['H3Index', 'h3ToCenterChild(CELL, 12)'],
  ['H3Index', 'getH3UnidirectionalEdge(CELL, NEIGHBOR)'],
  ['H3Index', 'getOriginH3IndexFromUnidirectionalEdge(EDGE)'],
  ['H3Index', 'getDestinationH3IndexFromUnidirectionalEdge(EDGE)'],
  ['H3Index', 'stringToH3("89283082803ffff")'],
  ['int', 'maxKringSize(3)'],
  ['int', 'maxH3ToChildrenSize(CELL, 11)'],
  ['int', 'maxUncompactSize(&CELL, 1, 10)'],
  ['int', 'maxFaceCount(PENTAGON)'],
  ['int', 'h3Distance(CELL, NEIGHBOR)'],
  ['int', 'h3LineSize(CELL, NEIGHBOR)'],
  ['int', 'h3IndexesAreNeighbors(CELL, NEIGHBOR)'],
  ['int', 'h3IsValid(CELL)'],
  ['int', 'h3IsPentagon(PENTAGON)'],
  ['int', 'h3IsResClassIII(CELL)'],
  ['int', 'h3UnidirectionalEdgeIsValid(EDGE)'],
  ['int', 'h3GetResolution(CELL)'],
  ['int', 'h3GetBaseCell(PENTAGON)'],
  ['int', 'res0IndexCount()'],
  ['int', 'pentagonIndexCount()'],
  ['int64_t', 'numHexagons(7)'],
  ['double', 'hexAreaKm2(5)', 'value'],
  ['double', 'hexAreaM2(5)', 'value'],
  ['double', 'edgeLengthKm(5)', 'value'],
  ['double', 'edgeLengthM(5)', 'value'],
  ['double', 'cellAreaRads2(CELL)'],
  ['double', 'cellAreaKm2(CELL)'],
  ['double', 'cellAreaM2(CELL)'],
  ['double', 'exactEdgeLengthRads(EDGE)'],
  ['double', 'exactEdgeLengthKm(EDGE)'],
  ['double', 'exactEdgeLengthM(EDGE)'],
  ['double', 'pointDistRads(&PLACE, &PLACE)'],
  ['double', 'pointDistKm(&PLACE, &PLACE)'],
  ['double', 'pointDistM(&PLACE, &PLACE)'],
];

const formats: Readonly<Record<string, readonly [format: string, cast: string]>> = {
  H3Index: ['%llx', '(unsigned long long)'],
  int: ['%d', ''],
  int64_t: ['%lld', '(long long)'],
  double: ['%.9g', ''],
};

/** The ways in which a program uses a value. Those that only test it print the same where the value differs. */
const uses: readonly ((type: string, call: string, print: (value: string) => string) => string)[] = [
  (type, call, print) => `${type} found = ${call};\n${print('found')}`,
  (type, call, print) => `${type} found;\nfound = ${call};\n${print('found')}`,
  (_, call, print) => print(call),
  (_, call) => `if (${call}) puts("yes");\nelse puts("no");`,
  (type, call, print) => `${type} all[2] = {0};\nall[1] = ${call};\n${print('all[1]')}`,
];

const usedValues = values.flatMap(([type, call, differs]) =>
  uses.map((use, at): readonly [body: string, differs?: string] => {
    const [format = '', cast = ''] = formats[type] ?? [];
    const place = call.includes('PLACE') ? 'GeoCoord PLACE = {0.659, -2.136};\n' : '';
    const body = place + use(type, call, (value) => `printf("${format}", ${cast}${value});`);
    return differs && at !== 3 ? [body, call.replace(/\(.*/, '')] : [body];
  }),
);

/** Bodies that use the functions in the contexts of programs. */
const written: readonly (readonly [body: string, differs?: string])[] = [
  [
    `GeoCoord g = {degsToRads(37.77), degsToRads(-122.41)};\nH3Index h = geoToH3(&g, 9);\nprintf("%llx", (unsigned long long)h);`,
  ],
  [`GeoCoord g = {.lat = 0.6, .lon = -2.1};\nprintf("%llx", (unsigned long long)geoToH3(&g, 16));`],
  [`GeoCoord g = {0.6, NAN};\nH3Index h = 1;\nh = geoToH3(&g, 5);\nif (!h) puts("none");`],
  [`GeoCoord g;\nh3ToGeo(CELL, &g);\nprintf("%.9f %.9f", radsToDegs(g.lat), radsToDegs(g.lon));`],
  [
    `GeoBoundary b;\nh3ToGeoBoundary(CELL, &b);\nfor (int i = 0; i < b.numVerts; i++) printf("%.9f %.9f\\n", b.verts[i].lat, b.verts[i].lon);`,
  ],
  [
    `const GeoBoundary *p;\nGeoBoundary b;\np = &b;\nh3ToGeoBoundary(PENTAGON, &b);\nprintf("%d %.9f", p->numVerts, p->verts[1].lon);`,
  ],
  [`printf("%d", maxKringSize(3));`],
  [
    `int size = maxKringSize(2);\nH3Index *out = calloc(size, sizeof(H3Index));\nkRing(CELL, 2, out);\nfor (int i = 0; i < size; i++) printf("%llx ", (unsigned long long)out[i]);\nfree(out);`,
  ],
  [
    `H3Index *out = calloc(maxKringSize(1), sizeof(H3Index));\nint *distances = calloc(maxKringSize(1), sizeof(int));\nkRingDistances(PENTAGON, 1, out, distances);\nfor (int i = 0; i < 7; i++) printf("%llx %d ", (unsigned long long)out[i], distances[i]);`,
  ],
  [
    `H3Index out[19] = {0};\nif (hexRange(CELL, 2, out) == 0) printf("%llx", (unsigned long long)out[18]);\nelse puts("failed");`,
  ],
  [`H3Index out[19] = {0};\nif (hexRange(PENTAGON, 2, out)) puts("pentagon");`],
  [
    `H3Index out[7];\nint distances[7];\nint error = hexRangeDistances(CELL, 1, out, distances);\nprintf("%d %d", error, distances[6]);`,
  ],
  [
    `H3Index set[2] = {CELL, NEIGHBOR}, out[14];\nint error = hexRanges(set, 2, 1, out);\nprintf("%d %llx", error, (unsigned long long)out[13]);`,
  ],
  [`H3Index out[6];\nint error = hexRing(CELL, 1, out);\nprintf("%d %llx", error, (unsigned long long)out[5]);`],
  [`H3Index out[6];\nprintf("%d", hexRing(PENTAGON, 1, out) != 0);`],
  [
    `GeoCoord verts[] = {{0.65, -2.14}, {0.65, -2.13}, {0.66, -2.13}};\nGeofence fence = {.numVerts = 3, .verts = verts};\nGeoPolygon p = {.geofence = fence, .numHoles = 0};\nint size = maxPolyfillSize(&p, 5);\nH3Index *out = calloc(size, sizeof(H3Index));\npolyfill(&p, 5, out);\nint found = 0;\nfor (int i = 0; i < size; i++) found += out[i] != 0;\nprintf("%d", found);`,
  ],
  [
    `GeoCoord verts[3];\nGeoPolygon p;\np.geofence.numVerts = 3;\np.geofence.verts = verts;\np.numHoles = 0;\nfor (int i = 0; i < 3; i++) {\n    p.geofence.verts[i].lat = i * 0.01;\n    p.geofence.verts[i].lon = i * i * 0.01;\n}\nprintf("%d", maxPolyfillSize(&p, 3) > 0);`,
  ],
  [
    `H3Index set[1] = {CELL};\nLinkedGeoPolygon polygon;\nh3SetToLinkedGeo(set, 1, &polygon);\nint corners = 0;\nfor (LinkedGeoCoord *c = polygon.first->first; c; c = c->next) corners += c->vertex.lon != 0;\nprintf("%d", corners);\ndestroyLinkedPolygon(&polygon);`,
  ],
  [
    `GeoCoord a = {0.1, 0.2}, b = {0.2, 0.3};\nprintf("%.9f %.6f %.3f", pointDistRads(&a, &b), pointDistKm(&a, &b), pointDistM(&a, &b));`,
  ],
  [`printf("%.3f", hexAreaKm2(0));`, 'hexAreaKm2'],
  [`double area = hexAreaM2(9);\nprintf("%.3f", area);`, 'hexAreaM2'],
  [`printf("%.12f %.6f %.3f", cellAreaRads2(CELL), cellAreaKm2(CELL), cellAreaM2(CELL));`],
  [`printf("%.6f", edgeLengthKm(9));`, 'edgeLengthKm'],
  [`double length = edgeLengthM(9);\nprintf("%.6f", length);`, 'edgeLengthM'],
  [`printf("%.12f %.9f %.6f", exactEdgeLengthRads(EDGE), exactEdgeLengthKm(EDGE), exactEdgeLengthM(EDGE));`],
  [`printf("%.1f", exactEdgeLengthM(CELL));`],
  [`int64_t count = numHexagons(9);\nprintf("%lld %lld", (long long)count, (long long)numHexagons(15));`],
  [`H3Index cells[122];\ngetRes0Indexes(cells);\nprintf("%d %llx", res0IndexCount(), (unsigned long long)cells[121]);`],
  [
    `H3Index cells[12];\ngetPentagonIndexes(3, cells);\nprintf("%d %llx", pentagonIndexCount(), (unsigned long long)cells[11]);`,
  ],
  [`printf("%d %d %d", h3GetResolution(CELL), h3GetBaseCell(CELL), h3IsValid(CELL));`],
  [`if (h3IsValid(0)) puts("valid");\nelse printf("%d %d", h3IsResClassIII(CELL), h3IsPentagon(PENTAGON));`],
  [`char text[17];\nh3ToString(CELL, text, sizeof(text));\nprintf("%s %d", text, stringToH3(text) == CELL);`],
  [`printf("%llx", (unsigned long long)stringToH3("nonsense"));`],
  [`printf("%llx", (unsigned long long)h3ToParent(CELL, 5));`],
  [`H3Index parent = h3ToParent(CELL, 12);\nprintf("%llx", (unsigned long long)parent);`],
  [`printf("%llx", (unsigned long long)h3ToCenterChild(h3ToParent(CELL, 5), 7));`],
  [
    `H3Index *children = malloc(maxH3ToChildrenSize(CELL, 10) * sizeof(H3Index));\nh3ToChildren(CELL, 10, children);\nprintf("%llx", (unsigned long long)children[6]);\nfree(children);`,
  ],
  [`printf("%d", maxH3ToChildrenSize(CELL, 3));`],
  [
    `H3Index children[7], small[7] = {0};\nh3ToChildren(CELL, 10, children);\nint error = compact(children, small, 7);\nprintf("%d %d", error, small[0] == CELL);`,
  ],
  [
    `H3Index set[1] = {CELL}, out[7];\nint size = maxUncompactSize(set, 1, 10);\nprintf("%d %d", size, uncompact(set, 1, out, size, 10));`,
  ],
  [`H3Index set[1] = {CELL};\nprintf("%d", maxUncompactSize(set, 1, 3));`],
  [
    `int faces[5] = {-1, -1, -1, -1, -1};\nint count = maxFaceCount(PENTAGON);\nh3GetFaces(PENTAGON, faces);\nprintf("%d %d", count, faces[4] >= 0);`,
  ],
  [`if (h3IndexesAreNeighbors(CELL, NEIGHBOR)) puts("yes");\nif (!h3IndexesAreNeighbors(CELL, PENTAGON)) puts("no");`],
  [
    `H3Index edge = getH3UnidirectionalEdge(CELL, NEIGHBOR);\nprintf("%llx %d", (unsigned long long)edge, h3UnidirectionalEdgeIsValid(edge));`,
  ],
  [`printf("%llx", (unsigned long long)getH3UnidirectionalEdge(CELL, PENTAGON));`],
  [`printf("%d", getOriginH3IndexFromUnidirectionalEdge(EDGE) == CELL);`],
  [`printf("%llx", (unsigned long long)getDestinationH3IndexFromUnidirectionalEdge(EDGE));`],
  [`printf("%llx", (unsigned long long)getOriginH3IndexFromUnidirectionalEdge(CELL));`],
  [
    `H3Index cells[2], edges[6];\ngetH3IndexesFromUnidirectionalEdge(EDGE, cells);\ngetH3UnidirectionalEdgesFromHexagon(CELL, edges);\nprintf("%d %llx", cells[0] == CELL, (unsigned long long)edges[5]);`,
  ],
  [
    `GeoBoundary line;\ngetH3UnidirectionalEdgeBoundary(EDGE, &line);\nprintf("%d %.9f", line.numVerts, line.verts[0].lon);`,
  ],
  [`int d = h3Distance(CELL, NEIGHBOR);\nprintf("%d", d);`],
  [`if (h3Distance(CELL, PENTAGON) < 0) puts("too far");`],
  [
    `int size = h3LineSize(CELL, NEIGHBOR);\nH3Index *line = calloc(size, sizeof(H3Index));\nint error = h3Line(CELL, NEIGHBOR, line);\nprintf("%d %d %d", size, error, line[1] == NEIGHBOR);`,
  ],
  [`printf("%d", h3LineSize(CELL, PENTAGON) < 0);`],
  [
    `CoordIJ ij;\nH3Index back = 0;\nint failed = experimentalH3ToLocalIj(CELL, NEIGHBOR, &ij);\nfailed += experimentalLocalIjToH3(CELL, &ij, &back);\nprintf("%d %d %d %d", failed, ij.i, ij.j, back == NEIGHBOR);`,
  ],
  [`for (int k = 0; k < 3; k++) {\n    if (k > 1) printf("%d ", maxKringSize(k));\n    else continue;\n}`],
  [
    `int near = 0;\nif (near == 0 && h3IsValid(CELL)) near = h3Distance(CELL, NEIGHBOR) <= 1;\nelse if (h3ToParent(CELL, 3) == 0) near = 2;\nprintf("%d", near);`,
  ],
  [
    `H3Index h = CELL;\nh = h3ToParent(h, 4);\nswitch (h3GetResolution(h)) {\n    case 4: printf("%d", maxFaceCount(h)); break;\n    default: puts("other");\n}`,
  ],
];

/** Bodies of C functions that print something, to run with H3 3.7.2 and, after the conversion, with 4.x. */
export const snippets = [...written, ...usedValues.filter(([body]) => !written.some(([other]) => other === body))];

/** A program with a body. */
export const programOf = (body: string): string => `#include <h3/h3api.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const H3Index CELL = 0x89283082803ffff, NEIGHBOR = 0x89283082807ffff, PENTAGON = 0x8009fffffffffff;
static const H3Index EDGE = 0x139283082803ffff;

int main(void) {
    ${body.replaceAll('\n', '\n    ')}
    return 0;
}
`;
