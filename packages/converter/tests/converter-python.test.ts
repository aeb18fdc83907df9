import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {converterFor, describeAny, describeCases, someOf} from './converter-cases';
import {describeRecord} from './converter-records';

const python = await converterFor('python');
const {names, convert} = python;
const ring = 'def _lnglat_ring(boundary):\n    return tuple((lng, lat) for lat, lng in boundary + boundary[:1])';

/** Every name of h3-py 3. */
const oldNames = allFunctions.flatMap(({v3 = []}) => v3.flatMap(({signatures}) => namesOf(signatures.python)));
const calls = oldNames.flatMap((name) => [
  `x = h3.${name}(h, k)`,
  `y = map(h3.${name}, cells)`,
  `for c in h3.${name}(h): use(h3.${name}(c, 1))`,
]);

/** Runs programs in one interpreter. The types of collections count; the order of a set, and the last digits, don't. */
const runner = `
import hashlib, json, sys

def plain(value):
    if isinstance(value, float):
        return float(f'{value:.9g}')
    if isinstance(value, (set, frozenset)):
        return {'set': sorted(map(plain, value))}
    if isinstance(value, (list, tuple)):
        return {type(value).__name__: [plain(each) for each in value]}
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    return value

def outcome(code):
    names = {}
    try:
        exec(compile(code, 'snippet', 'exec'), names)
    except (NameError, AttributeError, SyntaxError, ImportError) as error:
        return f'broken: {error}'
    except Exception:
        return 'raises'
    text = json.dumps(plain(names['result']), sort_keys=True)
    return text if len(text) < 120 else text[:80] + ' ' + hashlib.sha256(text.encode()).hexdigest()[:16]

print(json.dumps([outcome(code) for code in json.load(sys.stdin)]))
`;

/** The results of programs of Python, in the order of the programs. */
const outcomes = (interpreter: string, programs: readonly string[]): readonly string[] =>
  JSON.parse(
    execFileSync(interpreter, ['-c', runner], {encoding: 'utf8', input: JSON.stringify(programs)}),
  ) as string[];

const codes = describeRecord(python, 'converter-python.json', {
  environment: 'H3_PY',
  run: (programs, interpreter) => outcomes(interpreter, programs),
});

it('has a record of every function of h3-py 3', () => {
  const all = codes.join('\n');
  // `hex_ranges` is left to the reader, and `versions` tells the release.
  const missing = [...new Set(oldNames)].filter((name) => !new RegExp(`\\b${name}\\(`).test(all));
  expect(missing.sort()).toEqual(['hex_ranges', 'versions']);
});

describeCases(python, {
  // Calls of each function by each way of importing it are in the record.
  converted: [
    ...Object.entries({
      'h3_is_valid(h3_address=c)': 'is_valid_cell(h=c)',
      'h3_unidirectional_edge_is_valid(h3_address=e)': 'is_valid_directed_edge(edge=e)',
      'get_origin_h3_index_from_unidirectional_edge(h3_address=e)': 'get_directed_edge_origin(e=e)',
      'get_h3_unidirectional_edge_boundary(h3_address=e)': 'directed_edge_to_boundary(e)',
      'h3_distance(h3_address_origin=c, h3_address_h3=d)': 'grid_distance(h1=c, h2=d)',
      'h3_line(h3_address_origin=c, h3_address_h3=d)': 'grid_path_cells(start=c, end=d)',
      'get_h3_unidirectional_edge(a=c, b=d)': 'cells_to_directed_edge(origin=c, destination=d)',
      'hex_ranges(h3_address_list=c, ring_size=1)': 'hex_ranges(h3_address_list=c, ring_size=1)',
    }).map(([before, after]): [string, string] => [`import h3\nh3.${before}`, `import h3\nh3.${after}`]),
    ['from h3 import h3_to_parent as up\nup(c, 5)', 'from h3 import cell_to_parent as up\nup(c, 5)'],
    ['from h3 import *\ngeo_to_h3(1, 2, 3)', 'from h3 import *\nlatlng_to_cell(1, 2, 3)'],
    ['from h3 import h3\nh3.h3_is_valid(c)', 'import h3\nh3.is_valid_cell(c)'],
    ['import h3.api.numpy_int as h3\na = h3.k_ring(c)', 'import h3.api.numpy_int as h3\na = h3.grid_disk(c)'],
    [
      'from h3.api import numpy_int as n\na = n.compact(b)',
      'from h3.api import numpy_int as n\na = n.compact_cells(b)',
    ],
    ['import h3\na = h3.api.basic_int.k_ring(c) - b', 'import h3\na = set(h3.api.basic_int.grid_disk(c)) - b'],
    ['h3.k_ring(h, 1) - {h}', 'set(h3.grid_disk(h, 1)) - {h}'],
    [
      'a.update(h3.k_ring(h, 1)); b.extend(h3.compact(c))',
      'a.update(h3.grid_disk(h, 1)); b.extend(h3.compact_cells(c))',
    ],
    ['for c in h3.hex_ring(h): pass', 'for c in h3.grid_ring(h): pass'],
    ['len(h3.k_ring(h, k=2))', 'len(h3.grid_disk(h, k=2))'],
    ['sorted(h3.compact(h3.k_ring(h, 2)))', 'sorted(h3.compact_cells(h3.grid_disk(h, 2)))'],
    [
      'import h3  # x\n\na = [h3.h3_to_geo_boundary(h, True), h3.h3_to_geo_boundary(i, True)]',
      `import h3  # x\n\n\n${ring}\n\na = [_lnglat_ring(h3.cell_to_boundary(h)), _lnglat_ring(h3.cell_to_boundary(i))]`,
    ],
    [
      '"""Doc."""\nimport h3; _lnglat_ring = h3.h3_to_geo_boundary(h, True)',
      `"""Doc."""\n\n\n${ring.replace('ring', 'ring_of')}\n\n\nimport h3; _lnglat_ring = _lnglat_ring_of(h3.cell_to_boundary(h))`,
    ],
    ['x = h3.polyfill(g, 9, geo_json_conformant=True)', 'x = set(h3.geo_to_cells(g, 9))'],
    ['list(h3.polyfill(g, 9, True))', 'list(h3.geo_to_cells(g, 9))'],
    ['x = h3.polyfill(g, 9)', "x = set(h3.polygon_to_cells(h3.LatLngPoly(*(g)['coordinates']), 9))"],
    ['h3.k_ring_distances(h, 2 if fast else 5)', '[set(h3.grid_ring(h, k)) for k in range(1 + (2 if fast else 5))]'],
    ['h3.k_ring_distances(k, n)', '[set(h3.grid_ring(k, distance)) for distance in range(1 + n)]'],
    [
      'import h3.api.numpy_int as h3\nh3.k_ring_distances(c, 3)',
      'import h3.api.numpy_int as h3\n[h3.grid_ring(c, k) for k in range(1 + 3)]',
    ],
    [
      'from h3 import h3_to_geo_boundary as outline\noutline(c)',
      'from h3 import cell_to_boundary\ncell_to_boundary(c)',
    ],
    [
      'from h3 import geo_to_h3\ndef f():\n    latlng_to_cell = geo_to_h3(1, 2, 3)',
      'from h3 import latlng_to_cell as geo_to_h3\ndef f():\n    latlng_to_cell = geo_to_h3(1, 2, 3)',
    ],
    [
      'from h3 import k_ring\ndef grid_disk(c): return sorted(k_ring(c, 1))',
      'from h3 import grid_disk as k_ring\ndef grid_disk(c): return sorted(k_ring(c, 1))',
    ],
    [
      'from h3 import k_ring\nrings = [k_ring for cell in cells]',
      'from h3 import grid_disk\nrings = [grid_disk for cell in cells]',
    ],
    ['h3.h3_set_to_multi_polygon(s, geo_json=True)', "h3.cells_to_geo(s, tight=False)['coordinates']"],
    ['h3.string_to_h3(h3.h3_to_string(x))', 'h3.str_to_int(h3.int_to_str(x))'],
    ['h3.edge_length(9, unit="m")', 'h3.average_hexagon_edge_length(9, unit="m")'],
    [
      'h3.exact_edge_length(e) + h3.edge_length(r) + h3.num_hexagons(resolution=1)',
      'h3.edge_length(e) + h3.average_hexagon_edge_length(r) + h3.get_num_cells(res=1)',
    ],
    ['import h3\ntry: pass\nexcept h3.H3CellError: pass', 'import h3\ntry: pass\nexcept h3.H3ValueError: pass'],
    [`import h3\nf'{h3.h3_to_geo(c)} h3.h3_to_geo'`, `import h3\nf'{h3.cell_to_latlng(c)} h3.h3_to_geo'`],
  ],
  marked: [
    ['map(h3.k_ring, cells)', 'returned a `set`'],
    ['h3.polyfill(g, 9, flag)', '`geo_to_cells(geojson, res)`'],
    ['h3.hex_ranges(cells, 2)', 'for each distance'],
    ['h3.k_ring_distances(next(cells), 2)', 'for each distance'],
    ['h3.edge_length(x)', 'another meaning in each version'],
    ['from h3.unstable import vect', 'no public module `h3.unstable`'],
    ['import h3\nexcept h3.H3CellError: pass', 'includes the exceptions'],
    ['self.grid.k_ring(c)', 'can’t trace `self.grid` to h3-py'],
    ['from compat import h3\nh3.k_ring(c, 1)', 'can’t trace `h3` to h3-py'],
    ["import h3\nclass C:\n    CELL = 'x'\n    RINGS = h3.k_ring_distances(CELL, 2)", 'for each distance'],
    ['h3.h3_set_to_multi_polygon(s)', 'but their order'],
  ],
  untouched: [
    [
      'import rings',
      'from lists import compact, k_ring',
      '# h3.k_ring(c)',
      '"""h3.k_ring(c)"""',
      'def f(h3, geo_to_h3): return h3.k_ring(1), geo_to_h3(2)',
      'g = lambda h3: h3.polyfill(1)',
      'class Grid:',
      '    def k_ring(self): return self.k_ring()',
      'compact(k_ring(rings.k_ring()), polyfill=1)',
    ].join('\n'),
    'from geolib import h3_helpers as h3\nh3.k_ring(c, 1)',
    'import tools.h3 as h3\nh3.polyfill(area, 9)',
    'from . import h3\nh3.geo_to_h3(1, 2, 3)',
    'h1, h2, h3 = mesh.half_edges()\nh3.edge_length(2)',
    "for h3 in soup.find_all('h3'): h3.compact()",
    "with open('x') as h3: h3.compact()",
  ],
});

describe('the Python converter', () => {
  it('changes or marks every function of h3-py 3 whose name changed, and no name of h3-py 4', () => {
    for (const name of new Set(oldNames)) {
      const code = `import h3\nh3.h3_is_valid(c)\nx = h3.${name}(a, b)\n`;
      const {code: converted, notes} = convert(code);
      const isSame = names[name]?.to === name;
      expect(isSame || !converted.includes(`h3.${name}(`) || notes.length > 0, name).toBe(true);
    }
    for (const {signatures} of allFunctions) {
      for (const name of namesOf(signatures.python)) {
        expect(convert(`import h3\nx = h3.${name}(a, b)\n`).changes, name).toEqual([]);
      }
    }
  });

  const left = calls.filter((call) => convert(`import h3\n${call}`).notes.some(({kind}) => kind === 'byHand'));
  it.each(left)('changes nothing the second time where %s is left to be changed by hand', (first) => {
    expect(left.length).toBeGreaterThan(10);
    // A name that is left meets all that have two meanings.
    const program = ['import h3', first, ...calls.filter((call) => call.includes('edge_length'))].join('\n');
    const once = convert(program).code;
    expect(convert(once).code).toBe(once);
  });

  describeAny(
    python,
    someOf(calls).map((lines) => ['import h3', ...lines].join('\n')),
  );

  it('reads handlers of any length', () => {
    const body = `${'    log(e)\n'.repeat(300)}    if isinstance(e, ValueError): pass\n`;
    const {notes} = convert(`import h3\ntry:\n    h3.h3_line(a, b)\nexcept Exception as e:\n${body}`);
    expect(notes.map(({text}) => text).join('\n')).toContain('Expect `H3FailedError` too');
  });
});

it('notes keywords of a function that other code may give to it, where the program has them', () => {
  const noteOf = (code: string) =>
    convert(code)
      .notes.map(({text}) => text)
      .filter((text) => text.startsWith('The keyword'));
  expect(noteOf('import h3\nmeasure = h3.h3_distance\nmeasure(h3_address_origin=c)')).toEqual([
    expect.stringContaining('`h3_address_origin` of `h3_distance` is called `h1` in 4.x'),
  ]);
  expect(noteOf('import h3\nkeys = {"h3_address": c}\nh3.h3_to_geo(**keys)')).toHaveLength(1);
  expect(noteOf('import h3\nkeys = {"h": c}\nh3.h3_to_geo(**keys)\npartial(h3.geo_to_h3, resolution=9)')).toEqual([]);
});
