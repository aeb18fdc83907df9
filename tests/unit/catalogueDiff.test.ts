import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  catalogueOfC,
  catalogueOfJavaScript,
  compare,
  formatDiff,
  readHeader,
  readTypings,
} from '../../scripts/lib/catalogueDiff';

const header = `
/** @brief a comment that mentions DECLSPEC int H3_EXPORT(notThis)(int a); */
#define H3_NULL 0
#define MAX_CELL_BNDRY_VERTS 10
#define H3_VERSION_MAJOR 4
typedef uint64_t H3Index;
typedef enum {
    E_SUCCESS = 0,  // fine
    E_FAILED = 1
} H3ErrorCodes;
typedef struct {
    double lat;
    double lng;
} LatLng;
typedef struct LinkedLatLng LinkedLatLng;
DECLSPEC H3Error H3_EXPORT(latLngToCell)(const LatLng *g, int res,
                                         H3Index *out);
DECLSPEC const char *H3_EXPORT(describeH3Error)(H3Error err);
DECLSPEC int H3_EXPORT(res0CellCount)(void);
`;

test('a header is read: functions, macros, types and codes, each on one line', () => {
  expect(Object.fromEntries(readHeader(header))).toEqual({
    latLngToCell: 'H3Error latLngToCell(const LatLng *g, int res, H3Index *out)',
    describeH3Error: 'const char *describeH3Error(H3Error err)',
    res0CellCount: 'int res0CellCount(void)',
    H3_NULL: '#define H3_NULL 0',
    MAX_CELL_BNDRY_VERTS: '#define MAX_CELL_BNDRY_VERTS 10',
    H3_VERSION_MAJOR: '#define H3_VERSION_MAJOR 4',
    H3Index: 'H3Index',
    H3ErrorCodes: 'H3ErrorCodes',
    LatLng: 'LatLng',
    LinkedLatLng: 'LinkedLatLng',
    E_SUCCESS: 'E_SUCCESS = 0',
    E_FAILED: 'E_FAILED = 1',
  });
});

test('the catalogue has what such a header declares, in the same words', () => {
  const {added, changed} = compare(catalogueOfC(), readHeader(header));
  expect(added).toEqual([]);
  expect(changed).toEqual([]);
});

test('the typings of the installed h3-js differ in nothing', () => {
  const typings = readTypings(readFileSync('node_modules/h3-js/dist/types.d.ts', 'utf8'));
  expect(typings.size).toBeGreaterThan(50);
  expect(formatDiff(compare(catalogueOfJavaScript(), typings))).toEqual([]);
});
