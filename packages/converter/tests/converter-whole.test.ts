/** The code of H3 itself, which projects keep a copy of, is left whole with one note. */
import {expect, it} from 'vitest';
import {convertedFile} from './converter-cases';

/** The start of a file of the C library. */
const head = '/*\n * Copyright 2020 Uber Technologies, Inc.\n */\n/** @file area.c\n * @brief areas\n */\n';

it.each([
  [
    'area.c',
    '#include "h3api.h"\ndouble H3_EXPORT(pointDistKm)(const GeoCoord *a,\n                              const GeoCoord *b) {\n  return H3_EXPORT(pointDistRads)(a, b) * R;\n}\n',
  ],
  ['area.h', `${head}#include "h3api.h"\nvoid _centerOf(H3Index h, GeoCoord *g);\n`],
  ['h3api.h', '#define H3_VERSION_MAJOR 3\nint H3_EXPORT(h3IsValid)(H3Index h);\n'],
  [
    'bundle.min.js',
    '!function(t){var e=t.bind("sizeOfGeoCoord"),n={};n.h3ToGeo=function(r){return e(r)};var h3=n;h3.h3ToGeo(1),h3.kRing(2)}(self);',
  ],
  ['page.html', '<script>var e={sizeOfGeoBoundary:f};h3.h3ToGeo(e)</script>'],
])('%s is left whole', async (file, code) => {
  const result = await convertedFile(file, code);
  expect(result.code).toBe(code);
  expect(result.version).toBe('3.x');
  expect(result.notes.map(({text}) => text)).toEqual([
    'This code contains H3 3.x itself, so the converter left it as it is. Replace all such files with the files of 4.x. If they are bundles, build them again with 4.x.',
  ]);
});

it.each([
  [
    'app.c',
    '#include <h3/h3api.h>\nint f(H3Index h) {\n  if (H3_EXPORT(h3IsValid)(h)) {\n    return 1;\n  }\n}\n',
    'isValidCell',
  ],
  ['app.js', `import {h3ToGeo} from 'h3-js'; h3ToGeo(c);`, 'cellToLatLng(c)'],
])('%s, which calls H3, is converted', async (file, code, expected) => {
  expect((await convertedFile(file, code)).code).toContain(expected);
});
