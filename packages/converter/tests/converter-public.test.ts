/** Ways to write code that public projects have: each was silent once, or got a note that nobody needed. */
import {expect, it} from 'vitest';
import {convertedFile, describePrograms} from './converter-cases';

const noted: readonly (readonly [file: string, code: string, ...words: string[]])[] = [
  // An object in another file of the project holds `H3Core`.
  ['Parent.scala', 'class Parent { def f(c: Long) = H3.getInstance().h3ToParent(c, 5) }', 'write `cellToParent`'],
  ['Ring.kt', 'fun ring(c: Long) = h3.core.kRing(c, 1)', 'write `gridDisk`'],
  [
    'rings.R',
    'k <- function(cell, k) h3js_map("kRing", cell, k)',
    'If `kRing` is a function of h3-js, write `gridDisk`.',
  ],
  [
    'app.py',
    'from h3 import compact\nresolutions = apply_h3(cells, "h3_get_resolution")',
    '`h3_get_resolution` to `get_resolution`',
  ],
  [
    'test_names.py',
    'import h3\nfrom inspect import getmembers\nleft = {"polyfill_geojson"}\nnames = {name for name, _ in getmembers(h3)} - left',
    '`polyfill_geojson`',
  ],
  [
    'h3.py',
    'from ctypes import Structure, c_double, cdll\nclass GeoCoord(Structure):\n  pass\nlib = cdll.LoadLibrary("libh3.so")\nlib.h3ToGeo.argtypes = [c_long, c_void_p]',
    'contains H3 3.x itself',
  ],
  [
    'change.diff',
    '--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-const r = kRing(c, 1);\n+const r = kRing(c, 2);\n',
    'is a diff',
  ],
  ['a.py', 'import h3\nshape = h3.h3_set_to_multi_polygon([*cells])', 'fails if a cell is repeated'],
  ['a.py', 'import h3\nshape = h3.h3_set_to_multi_polygon([c for c in cells])', 'fails if a cell is repeated'],
];

const changed: readonly (readonly [file: string, code: string, expected: string])[] = [
  // The header that declares the functions is included by another one.
  [
    'util.c',
    '#include "util.h"\nvoid f(const char *s, H3Index *out) {\n  (*out) = stringToH3(s);\n}\n',
    'stringToH3(s, &index)',
  ],
  ['a.py', 'import h3\na = h3.edge_length(resolution=r, unit="km")', 'average_hexagon_edge_length(res=r, unit="km")'],
  [
    'a.py',
    'import h3\na = h3.edge_length(self.resolution, "km")',
    'average_hexagon_edge_length(self.resolution, "km")',
  ],
  ['a.sql', 'SELECT h3_edge_length(t.resolution) AS l FROM t', 'h3_get_hexagon_edge_length_avg(t.resolution)'],
  // The parameters of h3-py 3.1 to 3.4.
  ['a.py', 'import h3\nb = h3.h3_to_geo_boundary(h3_address=c)', 'b = h3.cell_to_boundary(c)'],
  ['a.py', 'import h3\nb = h3.k_ring_distances(c, ring_size=2)', 'h3.grid_ring(c, k)) for k in range(1 + 2)'],
];

const quiet: readonly (readonly [file: string, code: string])[] = [
  ['change.diff', '--- a/a.html\n+++ b/a.html\n@@ -1 +1 @@\n-<h3>A</h3>\n+<h3>B</h3>\n'],
  [
    'Parent.java',
    'import com.uber.h3core.H3Core;\n@FunctionTemplate(names = {"h3ToParent", "h3_to_parent"})\nclass Parent {}\n',
  ],
  ['a.scala', 'val a = H3Wrapper.geoToH3Address(p, 5)\nval b = grid.kRing(c, 1)'],
  ['a.py', 'import h3\nh3.versions()'],
  ['a.py', 'import h3\ndef show_h3(label, cells):\n    print(label, cells)\nshow_h3("k_ring", cells)'],
  ['a.py', 'from s2 import s2\nimport h3\ncells = s2.polyfill(shape, 5)'],
  ['onLoad.R', 'library(h3jsr)\n# v8$eval("Object.keys(h3)")'],
];

describePrograms({noted, changed, quiet});

it.each([
  ['a.py', 'import h3\nshape = h3.h3_set_to_multi_polygon([cell])'],
  ['a.js', `import {h3SetToMultiPolygon} from 'h3-js'; const shape = h3SetToMultiPolygon([cell]);`],
])('%s needs one note in the project about the outline of one cell: %s', async (file, code) => {
  const {notes} = await convertedFile(file, code);
  expect(notes.map(({text, once}) => [text.includes('its first corner differs'), once])).toEqual([[true, 'project']]);
});

it('needs no note about a statement of Go that ignores all results, as it did', async () => {
  const code = 'package a\nimport "github.com/uber/h3-go/v3"\nfunc f(c h3.H3Index) {\n\th3.KRing(c, 1)\n}\n';
  const {code: after, notes} = await convertedFile('a.go', code);
  expect(after).toContain('\th3.GridDisk(c, 1)');
  expect(notes.map(({text}) => text).filter((text) => text.includes('error'))).toEqual([]);
});

it('names all functions that returned sets in one note', async () => {
  const {notes} = await convertedFile('a.py', 'import h3\ntest(h3.k_ring)\ntest(h3.compact)\ntest(h3.hex_ring)');
  expect(notes.map(({text}) => text).filter((text) => text.includes('`set`'))).toEqual([
    '`k_ring`, `compact`, and `hex_ring` returned a `set` in 3.x. In 4.x, the result is a `list`. Use `set(…)` where the code needs a set.',
  ]);
});

it('takes a body in Python for no text in quotes', async () => {
  const code =
    'CREATE FUNCTION parent(c text, r int) RETURNS text AS $$\n  from h3 import h3_to_parent\n  return h3_to_parent(c, r)\n$$ LANGUAGE plpython3u;';
  const {code: after, notes} = await convertedFile('a.sql', code);
  expect(after).toContain('return cell_to_parent(c, r)');
  expect(notes).toEqual([]);
});
