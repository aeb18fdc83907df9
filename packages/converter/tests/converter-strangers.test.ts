/** Programs of a reader who did not know the converter: each was changed wrongly, was silent, or got a note that nobody needed. */
import {expect, it} from 'vitest';
import {convertedFile, describePrograms} from './converter-cases';

const noted: readonly (readonly [file: string, code: string, ...words: string[]])[] = [
  [
    'a.js',
    `import h3 from 'h3-js'; const cell = (lat) => (h3 && h3.geoToH3(lat, 0, 9)) || 'none';`,
    'looks for `null`',
  ],
  [
    'a.py',
    'import h3\ntry:\n    h3.k_ring(c, 1)\nexcept h3._cy.util.H3CellError:\n    pass',
    'no public module `h3._cy`',
  ],
  ['a.py', 'import h3\nf = getattr(h3, "uncompact")', 'rename `uncompact` to `uncompact_cells`'],
  ['a.py', 'from h3 import polyfill_geojson', 'write `geo_to_cells` there too'],
  [
    'A.java',
    'class A { com.uber.h3core.H3Core h3; boolean f(long a, long b) { return h3.h3IndexesAreNeighbors(a, b); } }',
    '`h3IndexesAreNeighbors` returned `false`',
  ],
];

const changed: readonly (readonly [file: string, code: string, expected: string])[] = [
  ['a.ts', `const h3: typeof import('h3-js') = require('h3-js'); h3.kRing(c, 1);`, 'h3.gridDisk('],
  ['a.pyi', 'import h3\ncells: type[h3.geo_to_h3]', 'h3.latlng_to_cell'],
  ['a.qmd', '```{ojs}\nh3 = require("h3-js@3.7.2")\n```', 'h3-js@4.5.0'],
  [
    'dump.sql',
    'COPY t (id, note) FROM stdin;\n1\th3_to_geo(x)\n\\.\nSELECT h3_to_geo(c) AS p FROM t;',
    '1\th3_to_geo(x)\n\\.\nSELECT h3_cell_to_latlng(c)',
  ],
];

const quiet: readonly (readonly [file: string, code: string])[] = [
  ['a.ts', 'interface Props { edgeLength: number }\npolyfill();'],
  ['a.py', 'class Grid:\n    def k_ring(self, c): return []\n    def twice(self, c): return self.k_ring(c)'],
  ['a.py', 'k_ring = 3\nprint(k_ring)'],
  ['A.java', 'class A { static class GeoCoord {} GeoCoord h3ToGeo(long c) { return new GeoCoord(); } }'],
  ['A.java', 'package a; class A { GeoCoord at; }'],
];

describePrograms({noted, changed, quiet});

it.each([
  ['a.ts', `type H3 = typeof import('h3-js');\nimport * as h3 from 'h3-js'; h3.kRing(c, 1);`, 'can’t read'],
  ['a.js', `import * as h3 from 'h3-js'; export const api = {center: h3.h3ToGeo};`, 'passes on all of h3-js'],
  ['a.js', `export {kRing as ring} from 'h3-js';`, 'still exports'],
  ['a.py', 'from h3 import geo_to_h3 as geo_to_h3', 'doesn’t use it'],
  ['a.sql', 'SELECT h3_geo_to_h3(POINT(1, 2), 9) AS c', 'h3_postgis'],
  ['a.sql', 'CREATE EXTENSION h3_postgis CASCADE; SELECT h3_geo_to_h3(geom, 9) AS c FROM t', 'run `CREATE EXTENSION'],
  [
    'a.sql',
    'CREATE FUNCTION up(c h3index) RETURNS h3index LANGUAGE sql AS $$ SELECT h3_to_parent(c, 5) $$;',
    'is called',
  ],
])('%s needs no such note: %s', async (file, code, words) => {
  const {notes} = await convertedFile(file, code);
  expect(notes.map(({text}) => text).join('\n')).not.toContain(words);
});
