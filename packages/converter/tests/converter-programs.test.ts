/** Programs as projects have them, in files of all kinds: what a person must decide is noted, and nothing is silent. */
import {expect, it} from 'vitest';
import {convertedFile} from './converter-cases';

/** Code that compares messages of errors, whatever holds them. */
const messages = [
  ['a.js', `import {h3Line} from 'h3-js'; h3Line(a, b); const {message} = e; if (message.includes('x')) f();`],
  ['a.js', `import {hexRing} from 'h3-js'; const isThis = (why) => /pentagon/i.test(why); f(hexRing(c, 1));`],
  ['a.js', `import {h3Line} from 'h3-js'; f(h3Line(a, b), e == 'Error: Line cannot be calculated');`],
  ['a.py', `import h3\ndef f(c):\n    why = run(h3.h3_to_parent, c)\n    return 'not a valid H3' in why`],
  ['a.py', `import h3\nwith pytest.raises(ValueError, match='cell'):\n    h3.h3_line(a, b)`],
  ['A.java', `class A { void f(com.uber.h3core.H3Core h) { h.hexRing(1L, 1); w.contains("A pentagon was"); } }`],
  ['a.kt', `import com.uber.h3core.H3Core\nfun f(h: H3Core) { h.hexRing(1L, 1); w?.contains("pentagon") }`],
  ['a.go', `import "github.com/uber/h3-go/v3"\nvar a, _ = contains(w, "pentagon"), h3.HexRing(c, 1)`],
].map(([file = '', code = '']) => [file, code, 'reads the message'] as const);

/** A function whose body in Python is no text in quotes. */
const plpython = `CREATE FUNCTION up(c text, r int) RETURNS text AS $$\n  from h3 import h3_to_parent\n  return h3_to_parent(c, r)\n$$ LANGUAGE plpython3u;`;

/** Programs that are left in part: the name of the file, the code, and words of the notes about it. */
const noted: readonly (readonly [file: string, code: string, ...words: string[]])[] = [
  ['a.js', `const {kRing} = lib.h3; kRing(c, 1);`, '`gridDisk`'],
  ['a.js', `import * as h3 from 'h3-js'; f(Object.keys(h3));`, 'computes the name of an H3 function'],
  ['a.js', `import {compact, kRing} from 'h3-js'; const a = kRing(c, 1); a.push(b); compact(a);`, 'E_RES_MISMATCH'],
  [
    'a.c',
    '#include <h3/h3api.h>\nstatic int getResolution(H3Index h) { return h3GetResolution(h); }',
    'the program has its own `getResolution`',
  ],
  [
    'a.c',
    '#include <h3/h3api.h>\nvoid f(H3Index h) { h3IsPentagon(h); }\nPHP_FUNCTION(hexRing);\nfn t[] = {ZEND_ME(A, hexRing, a) ZEND_ME(A, compact, b)};',
    '`PHP_FUNCTION` can make strings or other names of its arguments, so the converter didn’t change `hexRing`.',
    '`ZEND_ME` can make strings or other names of its arguments, so the converter didn’t change `hexRing` and `compact`.',
  ],
  ['a.kt', 'import com.uber.h3core.H3Core\nfun f(p: GeoCoord) = "at $p"', 'The text of a position'],
  [
    'a.scala',
    'import com.uber.h3core.H3Core\nval a = h3.hexArea(9, AreaUnit.m2)',
    'averages were corrected',
    '`hexArea`',
  ],
  ['a.kt', 'import com.uber.h3core.H3Core\nval rings = h3.kRings(c, 1)', '4.x has no `kRings`'],
  ['A.java', 'class A { void f(com.uber.h3core.util.GeoCoord p) { log("at " + p); } }', 'The text of a position'],
  ['a.js', `import 'h3-js'; const f = new Function('h3', 'return h3.kRing(c)');`, 'functions by them, rename `kRing`'],
  ['a.js', `const h3 = require('h3-js'); f('kRing' in h3);`, 'functions by them, rename `kRing`'],
  ['a.py', `import h3\ndef test(m):\n    m.setattr('h3.h3_to_geo', f)`, 'rename `h3_to_geo`'],
  ['a.kt', 'import com.uber.h3core.H3Core\nfun f(h3: H3Core) = with(h3) { polyfill(p, null, 9) }', '`polygonToCells`'],
  ...messages,
  [
    'a.c',
    '#include <h3/h3api.h>\nstatic H3Index (*convert)(const GeoCoord *, int) = geoToH3;',
    '`geoToH3` is used as a value here',
  ],
  [
    'A.java',
    'import com.uber.h3core.*;\nclass A { String f(H3Core h3) { return h3.h3ToGeo(1L) + ""; } }',
    'The text of a position',
  ],
  [
    'a.r',
    `library(V8)\nct$eval("h3.geoToH3(37.7, -122.4, 9)")\nct$eval(glue("h3.h3ToParent('{cell}', 5)"))`,
    'If `geoToH3` is a function of h3-js',
  ],
  [
    'a.r',
    `# don't\nx <- DBI::dbGetQuery(con, "SELECT h3_geo_to_h3(geom, 9) FROM t")`,
    'write `h3_latlng_to_cell` instead of `h3_geo_to_h3`',
  ],
  [
    'a.c',
    '#include <h3/h3api.h>\nextern H3Index geoToH3(const GeoCoord *g, int res);\nint f(GeoCoord *g) { H3Index c = geoToH3(g, 9); return c == 0; }',
    'declares `geoToH3` itself',
    '`latLngToCell` returns an `H3Error`',
  ],
  ['a.c', '#include <h3/h3api.h>\n#define LON(g) ((g).lon)\ndouble f(GeoCoord g) { return LON(g); }', 'names `lon`'],
  [
    'a.py',
    `h3 = spark._jvm.com.uber.h3core.H3Core.newInstance()\nh3.geoToH3Address(1.0, 2.0, 8)`,
    'If `geoToH3Address` is a function of H3, write `latLngToCellAddress`.',
  ],
  [
    'a.go',
    'package a\n\n// #include "h3api.h"\nimport "C"\n\nfunc f(c C.H3Index) bool { return C.h3IsValid(c) == 1 }\n',
    'If `h3IsValid` is a function of H3, write `isValidCell`.',
  ],
  ['a.js', `const grid = this.h3; grid.kRing(c, 1); grid.compact(d);`, '`gridDisk`', '`compactCells`'],
  ['a.js', `require(['h3-js'], ({kRing}) => kRing(c, 1));`, '`gridDisk`'],
  ['a.js', `import 'h3-js'; const Map = ({kRing}) => kRing(c, 1);`, '`gridDisk`'],
  ['a.js', `const grid = new Proxy(h3, {}); grid.kRing(c);`, '`gridDisk`'],
  ['a.js', `import 'h3-js'; this.grid['kRing'](c, 1);`, '`gridDisk`'],
  ['a.js', `const h3 = require('h3-js'); worker.postMessage({op: 'kRing'});`, 'functions by them, rename `kRing`'],
  ['a.js', `const h3 = require('h3-js'); module.exports = {...h3, mine};`, 'passes on all of h3-js'],
  ['a.js', `const h3 = require('h3-js'); Object.assign(exports, h3);`, 'passes on all of h3-js'],
  ['a.js', `import h3 from 'h3-js'; window.h3 = h3;`, 'passes on all of h3-js'],
  ['a.js', `import h3 from 'h3-js'; export default h3;`, 'passes on all of h3-js'],
  ...[
    `const stub = {kRing: f}; proxyquire('./grid', {'h3-js': stub});`,
    `jest.mock('h3-js', () => ({kRing: f}));`,
    `td.replace('h3-js', {kRing: f});`,
  ].map((code) => ['a.js', code, 'replaces h3-js in a test'] as const),
  ['grid.py', 'from h3 import *', 'passes on all names of h3-py'],
  [
    'a.go',
    'package a\nimport "github.com/uber/h3-go/v3"\nimport dist "example.com/go-h3geo-dist"\nvar c = dist.Cells(h3.KRing(a, 1))',
    'built with h3-go 3',
  ],
  ['a.rs', 'use libh3::compact;\nfn f() { compact(&c); }', 'rename `compact` to'],
  ['a.js', `import {compact} from './own-h3'; compact(c);`, 'rename `compact` to `compactCells`'],
  [
    'a.js',
    `const h3Lib = require('../build/h3'); h3Lib.geoToH3(1, 2, 3); h3Lib.polyfill(a, 4);`,
    'what `../build/h3` exports. H3 3.x has `geoToH3` and `polyfill`. If the module passes on H3 4.x, rename `geoToH3` to `latLngToCell` and `polyfill` to `polygonToCells`.',
  ],
  ['a.js', `import h3 from 'h3-js'; page.evaluate('h3.kRing(c, 1)');`, 'functions by them, rename `kRing`'],
  ['a.js', `knex('t').whereRaw('h3_distance(c, ?) < 3', [c]);`, 'write `h3_grid_distance` instead of `h3_distance`'],
  ['a.js', `const call = {schema: 'public', name: 'h3_to_parent'};`, 'write `h3_cell_to_parent`'],
  ['a.py', `import h3\nf = getattr(h3, 'h3_to_' + kind)`, 'computes the name'],
  ['a.py', `import h3\ndef f(lib): return lib.h3_to_geo(c), lib.compact(d)`, 'convert `h3_to_geo` and `compact` too'],
  ['a.py', `import h3\neval('h3.k_ring(c, 1)')`, 'functions by them, rename `k_ring`'],
  ['a.py', `from h3 import *\nf = globals()['k_ring']`, 'functions by them, rename `k_ring`'],
  [
    'a.py',
    `import h3\ng = h3.geo_to_h3\ng(1, 2, resolution=7)`,
    'The keyword `resolution` of `geo_to_h3` is called `res`',
  ],
  ['a.py', `@patch.object(app.geo.h3, 'k_ring')\ndef test(m): pass`, 'functions by them, rename `k_ring`'],
  ['a.py', `@mock.patch.multiple('h3', h3_to_geo=DEFAULT)\ndef test(**m): pass`, 'in strings and keywords'],
  ['a.py', `from h3._cy import H3CellError`, 'no public module `h3._cy`'],
  ['a.py', `import h3.h3 as old\nold.h3_to_geo(c)`, 'no public module `h3.h3`'],
  ['a.py', `from h3.h3 import *\ngeo_to_h3(1, 2, 3)`, 'no public module `h3.h3`'],
  ['a.py', `from h3.h3 import h3_to_geo as f\nf(c)`, 'no public module `h3.h3`'],
  ['a.py', `import h3\nclass A:\n    def f(self, c): return self.h3.compact(c)`, 'convert `compact`'],
  [
    'a.py',
    `import h3\n@retry(retry=retry_if((KeyError, ValueError)))\ndef f(a, b): return h3.h3_line(a, b)`,
    'Expect `H3FailedError` too',
  ],
  [
    'a.py',
    `import h3\ndef f(c):\n    """Near.\n\n    >>> f(h3.k_ring('8a', 1))\n    """`,
    'functions by them, rename `k_ring`',
  ],
  ['a.py', `from h3 import geo_to_h3, k_ring\nk_ring(c, 1)`, 'imports `geo_to_h3` and doesn’t use it'],
  [
    'a.cpp',
    `#include <h3api.h>\nstruct A { bool h3IsValid(H3Index h); bool f(H3Index h) { return h3IsValid(h); } };`,
    'it is `::isValidCell`',
  ],
  [
    'a.py',
    `try:\n    from h3 import geo_to_h3\nexcept ImportError:\n    from h3 import latlng_to_cell as geo_to_h3`,
    'runs with 3.x and 4.x',
  ],
  ['a.py', `from sqlalchemy import func\nq = func.h3_to_parent(t.c, 5)`, 'write `h3_cell_to_parent`'],
  ['a.py', `df.selectExpr('h3_to_parent(c, 5) AS p')`, 'write `h3_cell_to_parent` instead'],
  [
    'A.java',
    `import com.uber.h3core.H3Core;\nclass A { void f(H3Core h) { when(h.h3Distance(a, b)).thenReturn(3); } }`,
    'returns a `long`',
  ],
  ['A.java', `class A { String name = "h3_to_parent"; }`, 'write `h3_cell_to_parent`'],
  ['a.go', 'package a\n\nvar name = "h3_to_parent"', 'write `h3_cell_to_parent`'],
  ['a.scala', `import com.uber.h3core._\nval f: DistanceUndefinedException => Int`, 'to `H3Exception`'],
  ['a.r', 'library(h3jsr)\npolyfill <- function(x) h3jsr::polyfill(x, res = 5)', 'to `polygon_to_cells'],
  ['a.scala', 'import com.uber.h3core.H3Core\ndef kRing(c: Long) = h3 kRing (c, 1)', 'to `gridDisk`'],
  ['a.r', `library(h3jsr)\npoint_to_h3(p, res = 5)\nlapply(c, k_ring)`, 'to `point_to_cell`', '`k_ring`'],
  ['a.r', `library(h3)\nk_ring(c, 1)`, 'package `h3` has no release for H3 4.x'],
  ['a.r', `h3 <- reticulate::import("h3")\nh3$geo_to_h3(1, 2, 9L)`, 'write `latlng_to_cell`'],
  ['a.r', `py_run_string("import h3\\nc = h3.geo_to_h3(1, 2, 9)")`, 'If `geo_to_h3` is a function of h3-py'],
  ['a.Rmd', '```{r}\nlibrary(h3jsr)\n```\n\n```{r}\nget_kring(h, 1)\n```\n', '`get_kring`'],
  ['a.md', 'Call `h3.geo_to_h3`, or kRing.\n\n```dart\ngeoToH3(c);\n```\n', 'This text has names of H3 3.x.'],
  [
    'a.ipynb',
    '{"cells": [{"cell_type": "markdown", "source": ["See\\n", "h3_to_parent"]}]}',
    'This text has names of H3 3.x.',
  ],
  ['a.rs', `use h3_sys as h3;\nunsafe { h3::geoToH3(&c, 9) }`, 'to `latLngToCell`'],
  ['a.c', `#include <h3api.h>\nvoid f(void) { int k = 2, n = maxKringSize(k); }`, 'No statement can be added'],
  [
    'a.sql',
    `SELECT h3_to_parent(c, 1), {{ "h3_line(a, b)" }}`,
    'write `h3_grid_path_cells` instead of `h3_line` there',
  ],
  ['a.sql', `SELECT h3_to_parent(c, 1) FROM t ORDER BY count(*), c`, 'order is reversed'],
  [
    'a.sql',
    `CREATE FUNCTION f(r NUMERIC) RETURNS NUMERIC LANGUAGE js AS """\nreturn h3.hexArea(r, u);\n""" OPTIONS (library=["gs://b/h3-js.umd.js"]);`,
    'which library a function loads',
  ],
  [
    'a.sql',
    `CREATE OR REPLACE FUNCTION h3_get_faces(h3index) RETURNS integer[]\n  AS 'h3' LANGUAGE C IMMUTABLE;\nCOMMENT ON FUNCTION h3_get_faces(h3index) IS 'Faces';`,
    'This code contains H3 3.x itself',
  ],
  ['a.sql', `DO $$ BEGIN PERFORM h3_to_parent(c, 3); EXCEPTION WHEN numeric_value_out_of_range THEN END $$;`, 'class'],
  [
    'a.sql',
    `CREATE FUNCTION f(c string) RETURNS string LANGUAGE PYTHON PACKAGES=('h3==3.7.6') HANDLER='f' AS $$\nimport h3\nf = h3.h3_to_geo\n$$;`,
    'which library a function loads',
  ],
  ['a.md', '```sh\npip install "h3<4"\n```\n', 'installs a release of H3 3.x'],
  ['a.ipynb', notebook(`!pip install h3==3.7.6`), 'installs a release of H3 3.x'],
  [
    'a.vue',
    '<script>import * as h3 from "h3-js"; export default {methods: {...h3}};</script><template>{{ kRing(c) }}</template>',
    'write `gridDisk`',
  ],
  [
    'a.svelte',
    '<script>import {h3ToGeo} from "h3-js";</script>{#each cells.map(h3ToGeo) as p}{/each}',
    'write `cellToLatLng`',
  ],
  ['a.mdx', "import {geoToH3} from 'h3-js';\n\n<Map cell={geoToH3(1, 2, 3)} />\n", 'write `latLngToCell`'],
  ['a.md', '```html\n<script>h3.kRing(c, 1)</script>\n```\n', 'write `gridDisk`'],
  ['a.html', '<script src="https://unpkg.com/h3-js@3.7.2" integrity="sha384-a"></script>', 'has the hash of the file'],
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
  [
    'a.js',
    `import h3 from 'h3-js'; const cell = (lat) => (h3 && h3.geoToH3(lat, 0, 9)) || 'none';`,
    'looks for `null`',
  ],
  ['a.py', 'import h3\nf(h3.k_ring, h3._cy.util.H3CellError)', 'no public module `h3._cy`'],
  ['a.py', 'import h3\nf = getattr(h3, "uncompact")', 'rename `uncompact` to `uncompact_cells`'],
  ['a.py', 'from h3 import polyfill_geojson', 'write `geo_to_cells` there too'],
  [
    'a.py',
    'import h3\ntest(h3.k_ring)\ntest(h3.compact)\ntest(h3.hex_ring)',
    '`k_ring`, `compact`, and `hex_ring` returned a `set` in 3.x. In 4.x, the result is a `list`.',
  ],
  ['a.java', 'class A { H3Core h; boolean f() { return h.h3IndexesAreNeighbors(a, b); } }', 'returned `false`'],
];

/** Programs that are changed, and the code that they become. */
const changed: readonly (readonly [file: string, code: string, expected: string])[] = [
  ['a.py', 'import h3\nb = df.cell.apply(h3.h3_to_geo_boundary)', 'apply(h3.cell_to_boundary)'],
  ['a.h', '#import "h3/include/h3api.h"\nvoid f(GeoCoord* g);', 'f(LatLng* g)'],
  ['a.js', `const {default: h3} = await import('h3-js'); h3.kRing(c);`, `h3.gridDisk(c)`],
  ['a.java', 'class A { H3Core c; var x = c; long f() { return c.geoToH3(1, 2, 9); } }', 'c.latLngToCell(1, 2, 9)'],
  ...[
    ['val uber = H3Core.newInstance()\nval a = uber.polyfill(p, null, 9)', 'uber.polygonToCells(p'],
    ['val grid by lazy { H3Core.newInstance() }\nval a = grid.polyfill(p, null, 9)', 'grid.polygonToCells(p'],
    ['fun f() = "${h3.kRing(c, 1)}"', '${h3.gridDisk(c, 1)}'],
    ['fun kRing(c: Long) = h3!!.kRing(c, 1)', 'fun kRing(c: Long) = h3!!.gridDisk('],
    [
      'import com.uber.h3core.util.GeoCoord\nval p: GeoCoord? = h3?.h3ToGeo(c)',
      'util.LatLng\nval p: LatLng? = h3?.cellToLatLng(c)',
    ],
    ['import com.uber.h3core.exceptions.PentagonEncounteredException', 'exceptions.H3Exception'],
  ].map(([code = '', expected = '']) => ['a.kt', `import com.uber.h3core.H3Core\n${code}`, expected] as const),
  [
    'a.scala',
    'import com.uber.h3core.H3Core\nobject A { @transient lazy val grid: H3Core = H3Core.newInstance()\n  def f(c: Long) = grid.kRing(c, 1).asScala }',
    'grid.gridDisk(c, 1).asScala',
  ],
  ['a.ts', `import h3 = require('h3-js'); h3.kRing(c, 1);`, `import h3 = require('h3-js'); h3.gridDisk(c, 1);`],
  ['a.js', `import h3 from 'h3-js'; export const {kRing} = h3; kRing(c);`, `const {gridDisk: kRing} = h3; kRing(c);`],
  [
    'a.html',
    `<script type="importmap">{"imports": {"h3-js": "https://esm.sh/h3-js@3.7.2"}}</script>`,
    `"https://esm.sh/h3-js@4.5.0"`,
  ],
  ['a.py', `from h3 import *\ncompact(c)\nedge_length(9)`, `compact_cells(c))\naverage_hexagon_edge_length(9)`],
  [
    'A.java',
    `import com.uber.h3core.H3Core;\nclass A { com.uber.h3core.util.GeoCoord g; void f() { getH3().compact(c); } }`,
    `com.uber.h3core.util.LatLng g; void f() { getH3().compactCells(c); }`,
  ],
  [
    'A.java',
    `import com.uber.h3core.H3Core;\nclass A { void f() { var h = provider.get(); h.kRing(c, 1); run((g) -> g.h3ToGeo(c)); } }`,
    `h.gridDisk(c, 1); run((g) -> g.cellToLatLng(c))`,
  ],
  [
    'a.py',
    'import h3\nf(h3.polyfill(**g))\na = h3.latlng_to_cell(1, 2, 3)\nb = h3.edge_length(res, unit)',
    'b = h3.edge_length(res, unit)',
  ],
  ['a.py', `import h3\nh3.k_ring(h3_address=c, ring_size=2)`, `grid_disk(h=c, k=2)`],
  [
    'a.c',
    `#include <h3api.h>\nint f(void) { printf("%d", H3_VERSION_MAJOR); return h3IsValid(c); }`,
    'return isValidCell(c)',
  ],
  [
    'a.cpp',
    `#include <h3api.h>\nH3Index f$$geoToH3(GeoCoord *g) { return geoToH3(g, 9); }`,
    'latLngToCell(g, 9, &cell)',
  ],
  ['a.cpp', `#include <h3api.h>\nvoid f() { ::kRing(c, 1, out); }`, `::gridDisk(c, 1, out)`],
  ['a.sql', plpython, 'return cell_to_parent(c, r)'],
  ['a.sql', `GRANT EXECUTE ON FUNCTION public.h3_k_ring TO app;`, `public.h3_grid_disk TO app`],
  [
    'a.sql',
    `CREATE FUNCTION f(c string) RETURNS string LANGUAGE JAVA HANDLER='A.f' AS $$ import com.uber.h3core.H3Core; class A { void f(H3Core h) { h.h3ToGeo(c); } } $$;`,
    `h.cellToLatLng(c)`,
  ],
  [
    'a.js',
    `const db = knex({client: 'pg'}); db.raw('h3_to_parent(c, ?) as p', [5]);`,
    `'h3_cell_to_parent(c, ?) as p'`,
  ],
  ['a.ipynb', notebook('%%writefile a.py', 'import h3', 'h3.h3_to_geo(c)'), 'h3.cell_to_latlng(c)'],
  [
    'a.qmd',
    '```{python}\nimport h3.api.numpy_int as h3\n```\n\n```{python}\nx = h3.k_ring(c, 1)\n```\n',
    'x = h3.grid_disk(c, 1)',
  ],
  ['a.ipynb', notebook('import h3', '%timeit -n 10 h3.h3_to_geo(c)'), `%timeit -n 10 h3.cell_to_latlng(c)`],
  [
    'a.cpp',
    '#include <h3/h3api.h>\nclass Grid { bool isPentagon(H3Index h) { return h3IsPentagon(h); } };\n',
    '{ return ::isPentagon(h); }',
  ],
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
  ['a.ts', `const h3: typeof import('h3-js') = require('h3-js'); h3.kRing(c, 1);`, 'h3.gridDisk('],
  ['a.pyi', 'import h3\ncells: type[h3.geo_to_h3]', 'h3.latlng_to_cell'],
  ['a.qmd', '```{ojs}\nh3 = require("h3-js@3.7.2")\n```', 'h3-js@4.5.0'],
  [
    'dump.sql',
    'COPY t (id, note) FROM stdin;\n1\th3_to_geo(x)\n\\.\nSELECT h3_to_geo(c) AS p FROM t;',
    '1\th3_to_geo(x)\n\\.\nSELECT h3_cell_to_latlng(c)',
  ],
];

/** Programs about which there is nothing to say. */
const quiet: readonly (readonly [file: string, code: string])[] = [
  [
    'a.sql',
    `USING EXTERNAL FUNCTION h3_to_parent(h BIGINT, r INTEGER) RETURNS BIGINT LAMBDA 'f' SELECT h3_to_parent(h, 7) AS a FROM t`,
  ],
  [
    'a.vue',
    '<template><i :a="kRing(c)">{{ geoToH3(1, 2) }}</i></template><script>export default {props: ["kRing"], methods: {geoToH3() {}, f() { this.geoToH3(); }}};</script>',
  ],
  ['a.html', '<a class="polyfill" href="/polyfill.html" id="kRing">polyfill</a>'],
  ['a.js', `import {gridDisk} from 'h3-js'; const {compact, polyfill} = require('./own'); test('h3-js', () => {});`],
  [
    'a.scala',
    'import com.uber.h3core.H3Core\noverride def kRing(c: Long) = f(c)\nval a = kRing(c)\nval b = H3System.kRing(c)',
  ],
  ['a.kt', 'import com.uber.h3core.H3Core\nfun polyfill(c: Long) = f(c)\nfun geoToH3(c: Long) = this.geoToH3(c)'],
  ['a.rs', 'use h3o::CellIndex;\npub fn geo_to_h3(c: A) -> B { f(self.k_ring_distances.len()) }'],
  ['a.py', `import pandas as pd\nn = df.groupby('h3_k_ring').size()`],
  ['a.py', `@pd.api.extensions.register_dataframe_accessor('h3')\nclass A: pass\ngrouped.h3.h3_to_geo_boundary()`],
  [
    'a.ipynb',
    '{"cells": [{"cell_type": "code", "source": ["pip install h3pandas\\n", "a = !ls $b\\n", "import h3pandas\\n", "df.h3.geo_to_h3(10)"]}]}',
  ],
  ['a.js', `import 'h3-js'; exports.kRing = f; $scope.h3Line = g; $scope.h3Line(c);`],
  ['a.js', `import 'h3-js'; const grid = {kRing: f}; grid.kRing(c);`],
  ['a.js', `onResponse(({data}) => { if (data.kRing && data.kRing.length > 0) draw(data.kRing); });`],
  ['a.js', `t("es6-promise").polyfill(); page.h3.polyfill();`],
  ['a.js', `const a = = 1; t("es6-promise").polyfill();`],
  ['a.js', `import 'h3-js'; test('kRing', () => {});`],
  ['a.js', `import {polyfill} from 'es6-promise'; import t from './texts.json'; polyfill(t.kRing);`],
  ['a.js', `import 'h3-js'; class A { kRing() {} f() { return this.kRing(); } }`],
  ['a.py', 'from h3_pyspark import geo_to_h3\nfrom es import *\ngeo_to_h3(polyfill())'],
  ['a.py', `class A:\n    @property\n    def k_ring(self): pass\n    def f(self): return self.k_ring`],
  ['a.py', `import pandas as pd\nx = gdf.h3.geo_to_h3(9).h3.k_ring(1)`],
  ['A.java', `import org.example.H3;\nclass A { String f() { return H3.geoToH3Address(1, 2, 3); } }`],
  ['a.js', `import {isValidCell} from 'h3-js'; _.compact(list); const {compact} = _;`],
  ['a.js', `import h3 from 'h3-js'; export const cell = h3.gridDisk(c); const own = {h3}; export default own.size;`],
  ['a.js', `const externals = {'h3-js': 'h3'}; const alias = {'h3-js': './h3.js'};`],
  ['a.py', `import h3\nh3.latlng_to_cell(1, 2, res=3)\nplot(resolution=3)\ndf.compact()`],
  ['a.py', `import h3\ntry:\n    h3.grid_disk(c, 1)\nexcept Exception as e:\n    if 'x' in str(e): pass`],
  ['a.kt', `import com.uber.h3core.H3Core\nval a = h3.gridDisk(c, 1); list.compact(); "h3.kRing"`],
  [
    'A.java',
    `import com.uber.h3core.H3Core;\nclass A { String kRing() { return this.kRing() + new B().kRing() + Util.kRing(c); } }`,
  ],
  ['a.r', `library(h3jsr)\nh3_to_parent <- function(x) UseMethod("h3_to_parent")\ny <- h3_to_parent(x)`],
  ['a.r', `h3 <- import("h3")\nh3$latlng_to_cell(1, 2, 9L)\npy_run_string("import h3")`],
  ['a.kt', `import com.uber.h3core.H3Core\nwith(h3) { gridDisk(c, 1) }\ncompact(list)`],
  ['a.r', `library(h3jsr)\ncompact(c)\nh3jsr::compact(c)`],
  ['a.md', '```sh\npip install h3==4.1.0\nnpm install h3-js\n```\n'],
  [
    'a.r',
    `library(h3jsr)\nDBI::dbGetQuery(con, "SELECT h3_cell_to_parent(c, 5) FROM t")\nct$eval("h3.gridDisk(c, 1)")`,
  ],
  [
    'a.kt',
    'import com.uber.h3core.H3Core\nval p = h3.cellToLatLng(c)\nfun f(p: Point) { log("at $p ${p.lat} $position") }',
  ],
  ['a.md', '```sql\nCREATE EXTENSION h3;\nCREATE EXTENSION h3_postgis CASCADE;\n```\n'],
  [
    'a.c',
    '/* Copyright 2020 Uber Technologies, Inc. */\n/** @file a.c\n * Follows h3ToGeo of 3.x. */\nH3Error f(H3Index h, LatLng *g) { return H3_EXPORT(cellToLatLng)(h, g); }\n',
  ],
  ['change.diff', '--- a/a.html\n+++ b/a.html\n@@ -1 +1 @@\n-<h3>A</h3>\n+<h3>B</h3>\n'],
  [
    'Parent.java',
    'import com.uber.h3core.H3Core;\n@FunctionTemplate(names = {"h3ToParent", "h3_to_parent"})\nclass Parent {}\n',
  ],
  ['a.scala', 'val a = H3Wrapper.geoToH3Address(p, 5)'],
  ['a.py', `from .context import api\napi.polyfill('wkt', 1)`],
  ['a.py', 'import h3\nh3.versions()'],
  ['a.py', 'import h3\ndef show_h3(label, cells):\n    print(label, cells)\nshow_h3("k_ring", cells)'],
  ['a.py', 'from s2 import s2\nimport h3\ncells = s2.polyfill(shape, 5)'],
  ['onLoad.R', 'library(h3jsr)\n# v8$eval("Object.keys(h3)")'],
  ['a.ts', 'interface Props { edgeLength: number }\npolyfill();'],
  ['a.py', 'class Grid:\n    def k_ring(self, c): return []\n    def twice(self, c): return self.k_ring(c)'],
  ['a.py', 'k_ring = 3\nprint(k_ring)'],
  ['A.java', 'class A { static class GeoCoord {} GeoCoord h3ToGeo(long c) { return new GeoCoord(); } }'],
  ['A.java', 'package a; class A { GeoCoord at; }'],
];

function notebook(...lines: readonly string[]): string {
  const source = lines.map((line) => `${line}\n`);
  return JSON.stringify({cells: [{cell_type: 'code', metadata: {}, outputs: [], source}], metadata: {}, nbformat: 4});
}

it.each(noted)('%s tells what to decide: %s', async (file, code, ...words) => {
  const {notes} = await convertedFile(file, code);
  const text = notes.map((note) => note.text).join('\n');
  for (const each of words) expect(text).toContain(each);
});

it.each(changed)('%s is changed: %s', async (file, code, expected) => {
  expect((await convertedFile(file, code)).code).toContain(expected);
});

it.each(quiet)('%s is left without a note: %s', async (file, code) => {
  expect(await convertedFile(file, code)).toMatchObject({code, notes: []});
});

it.each([...noted, ...changed])('%s changes nothing when it is converted again: %s', async (file, code) => {
  const once = (await convertedFile(file, code)).code;
  expect((await convertedFile(file, once)).code).toBe(once);
});

it.each([
  [
    'A.java',
    `import com.uber.h3core.util.GeoCoord;\nclass A { double f(GeoCoord p) { return p.lat + p.lng; } void g(GeoCoord p) { list.add(p); } }`,
  ],
  ['a.js', `import {geoToH3, kRing} from 'h3-js'; const RES = 9; kRing(geoToH3(lat, lng, RES), RES);`],
  ['a.c', '#include <h3/h3api.h>\nint f(H3Index h) { int a = = 1; double d = degsToRads(1); return h3IsValid(h); }\n'],
  ['a.py', `import h3\nh3.compact(h3.polyfill(geojson, 9))`],
  [
    'a.cpp',
    '#include <h3/h3api.h>\nbool Grid::h3IsValid(H3Index h) { return ::h3IsValid(h); }\nint Grid::kRing(int k) { return k; }\n',
  ],
  ['a.py', `import h3\nx = 2. * 3\nhexes = list(h3.polyfill(geojson, 8))\n`],
  ['a.c', '#include <h3/h3api.h>\nint f(H3Index c) { char s[17]; h3ToString(c, s, 17); return h3IsValid(c); }\n'],
  ['a.sql', plpython],
])('%s needs no note: %s', async (file, code) => {
  expect((await convertedFile(file, code)).notes).toEqual([]);
});

it.each([
  ['a.py', 'import h3\nshape = h3.h3_set_to_multi_polygon([cell])'],
  ['a.js', `import {h3SetToMultiPolygon} from 'h3-js'; const shape = h3SetToMultiPolygon([cell]);`],
])('%s needs one note in the project about the outline of one cell: %s', async (file, code) => {
  const {notes} = await convertedFile(file, code);
  expect(notes.map(({text, once}) => [text.includes('its first corner differs'), once])).toEqual([[true, 'project']]);
});

it.each([
  ['a.ts', `type H3 = typeof import('h3-js');\nimport * as h3 from 'h3-js'; h3.kRing(c, 1);`, 'can’t read'],
  ['a.js', `import * as h3 from 'h3-js'; export const api = {center: h3.h3ToGeo};`, 'passes on all of h3-js'],
  ['a.js', `export {kRing as ring} from 'h3-js';`, 'still exports'],
  ['a.py', 'from h3 import geo_to_h3 as geo_to_h3', 'doesn’t use it'],
  ['a.go', 'package a\nimport "github.com/uber/h3-go/v3"\nfunc f(c h3.H3Index) {\n\th3.KRing(c, 1)\n}\n', 'error'],
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
