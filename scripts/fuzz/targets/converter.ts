import {loadConverter} from '@h3-docs/converter';
import {nameTable} from '@h3-docs/converter/node/names';
import {converterLanguages, type ConverterLanguage} from '@h3-docs/converter/types';
import {demand, mutated} from '../mutate';
import type {Random} from '../random';
import type {FuzzTarget} from '../target';

/** Code with the constructs that a converter tells apart. */
const forms: Readonly<Record<ConverterLanguage, readonly string[]>> = {
  javascript: [
    `import {kRing as ring, compact} from 'h3-js';\n`,
    `const {geoToH3: f, ...rest} = require('h3-js/legacy');\n`,
    `export {polyfill} from 'h3-js';\n`,
    `import('h3-js').then(({h3Line}) => h3Line(a, b));\n`,
    `if (h3.h3Distance(a, b) === -1) { var h3ToParent = 1; }\n`,
  ],
  python: [
    'import h3.api.numpy_int as h3\n',
    'from h3 import k_ring as ring, geo_to_h3\n',
    'def f(h3, *a, k_ring=1):\n    return [x for x in h3.k_ring(x)]\n',
    'h3.polyfill(g, 9, geo_json_conformant=True)\n',
    'try:\n    h3.k_ring_distances(h, 2)\nexcept h3.H3CellError: pass\n',
  ],
  java: [
    'import com.uber.h3core.util.GeoCoord;\n',
    'class A { H3Core h3; int f(GeoCoord g) { return h3.h3Distance(a, b); } }\n',
    'try { var x = H3Core.newInstance(); } catch (LineUndefinedException | PentagonEncounteredException e) {}\n',
    'cells.map(h3::h3ToGeo); new GeoCoord(1, 2);\n',
  ],
  go: [
    'import geo "github.com/uber/h3-go/v3"\n',
    'func f(g *h3.GeoCoord) ([]h3.H3Index, error) { return h3.KRing(h3.FromGeo(*g, 9), 1), nil }\n',
    'for _, c := range h3.ToGeoBoundary(cell) { use(!h3.IsValid(a), -c.Latitude) }\n',
    'p := h3.GeoPolygon{Geofence: []h3.GeoCoord{{Latitude: 1}}, Holes: [][]h3.GeoCoord{}}\n',
    'var a, b = h3.ToParent, func(h3 T) { h3.KRing(a) }; d := h3.DistanceBetween(a, b)\n',
  ],
  sql: [
    'SELECT h3_k_ring, h3_distance(a, b) FROM h3_k_ring(a, 1) ORDER BY 1;\n',
    'DO $$ BEGIN PERFORM h3_to_parent(a, -1); END $$;\n',
    'CREATE FUNCTION h3_line(a h3index) RETURNS text AS $body$ SELECT h3_edge_length(9, true) $body$ LANGUAGE sql;\n',
    `SELECT "h3_k_ring"(a), 'h3_line(', H3_KRING(b), h3_to_geo_boundary(c, extend => false);\n`,
  ],
  c: [
    '#include <h3/h3api.h>\n',
    'void f(GeoCoord *g) { H3Index h = geoToH3(g, 9); g->lon = 1; }\n',
    'if (h3Distance(h3ToParent(a, 1), b) < 0 && h3ToParent(a, 2)) return maxKringSize(k);\n',
    'for (int i = 0; i < maxKringSize(k); i++) { case 1: x = h3ToCenterChild(a, 2); }\n',
    'GeoCoord c[] = {{.lat = 1, .lon = 2}}; polyfill(&p, 9, out);\n',
  ],
};

/** Converts random code of each language. The changes must lead from the code to its conversion. */
export const converter: FuzzTarget = {
  name: 'converter',
  async step(random: Random) {
    for (const language of converterLanguages) {
      const names = nameTable(language);
      const calls = Object.keys(names).map((name) => `${random.pick(['', 'h3.', 'x.'])}${name}(a, 1);\n`);
      const code = mutated(random, [...forms[language], ...calls]);
      const convert = await loadConverter(language);
      const {code: converted, changes} = convert(code, names);
      let undone = converted;
      for (const {at, insert, from, to} of changes.toReversed()) {
        demand(undone.startsWith(insert, at), 'A change is not where it says.');
        undone = undone.slice(0, at) + code.slice(from, to) + undone.slice(at + insert.length);
      }
      demand(undone === code, 'Something changed that no change names.');
    }
  },
};
