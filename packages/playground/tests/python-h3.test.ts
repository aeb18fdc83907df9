/** The module h3 of Python in the page, in Node.js: the names, the signatures, the errors, and the recorded outputs of h3-py. */
import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';
import {loadPyodide, type PyodideInterface} from 'pyodide';
import {beforeAll, expect, test} from 'vitest';
import api from '../../../tests/data/h3-api.json';
import {recorded, runningAll} from '../../../tests/support/pythonPrograms';

let python: PyodideInterface;
let image: Uint8Array;
let printed = '';
const library = readFileSync('packages/playground/python/h3.py', 'utf8');

beforeAll(async () => {
  python = await loadPyodide({stdout: (line) => (printed += `${line}\n`), _makeSnapshot: true});
  image = python.makeMemorySnapshot();
  python.registerJsModule('_h3_js', {...h3, ij: (i: number, j: number) => ({i, j})});
  python.FS.writeFile('/home/pyodide/h3.py', library);
});

function run(program: string): string {
  printed = '';
  python.runPython(program, {globals: python.toPy({__name__: '__main__'}) as never});
  return printed.trim();
}

test('every recorded program prints the same', () => {
  expect(run(runningAll())).toBe(`${recorded.length} []`);
  expect(recorded.length).toBeGreaterThan(80);
});

test('every function of h3-py is there with its arguments and defaults', () => {
  const signatures = run(
    `import h3, inspect\nfor name in ${JSON.stringify(api.v4.python.functions.map(({name}) => name))}:\n    print(name + str(inspect.signature(getattr(h3, name))))`,
  );
  const same = (signature: string) => signature.replace(/h3\.|\s|,(?=\))/g, '');
  expect(signatures.split('\n').map(same)).toEqual(api.v4.python.functions.map(({signature}) => same(signature)));
});

// Two more Pythons start, which takes seconds.
test.runIf(process.env.H3_DOCS_LONG)(
  'a Python that begins with the memory of another one draws other random numbers',
  async () => {
    const drawn = await Promise.all(
      [1, 2].map(async () => {
        const next = await loadPyodide({_loadSnapshot: image});
        next.registerJsModule('_h3_js', {});
        next.FS.writeFile('/home/pyodide/h3.py', library);
        next.FS.writeFile('/home/pyodide/runner.py', readFileSync('packages/playground/python/run.py', 'utf8'));
        return next.runPython("import runner; runner.run('import random; random.random()').text") as string;
      }),
    );
    expect(drawn).toEqual([expect.stringMatching(/^0\.\d+$/), expect.stringMatching(/^0\.\d+$/)]);
    expect(new Set(drawn).size).toBe(2);
  },
);

test.each([
  ['h3.latlng_to_cell(0, 0, 16)', 'H3ResDomainError 4'],
  [
    "h3.cell_to_parent('89283082a67ffff', 10)",
    'H3ResMismatchError 12 Invalid parent resolution 10 for cell 0x89283082a67ffff.',
  ],
  ["h3.grid_disk('0', 1)", 'H3CellInvalidError 5 Integer is not a valid H3 cell: 0x0'],
  ["h3.grid_disk('89283082a67ffff', -1)", 'H3DomainError 2 Grid distances must be nonnegative. Received: -1'],
  ["h3.cells_to_directed_edge('89283082a67ffff', '89283082a67ffff')", 'H3NotNeighborsError 11'],
  ["h3.cell_area('89283082a67ffff', 'm2')", 'ValueError None Unknown unit: m2'],
  ['h3.LatLngPoly([(1, 2), (3, 4)])', 'ValueError None Non-empty LatLngPoly loops need at least 3 points.'],
  [
    "__import__('h3.api.numpy_int').api.numpy_int.grid_disk(1, 1)",
    'NotImplementedError None h3.api.numpy_int.grid_disk is not part of h3 on this page. Use the functions of h3.',
  ],
])('%s raises %s', (call, error) => {
  const program = `import h3\ntry:\n    ${call}\nexcept Exception as e:\n    print(type(e).__name__, getattr(e, 'h3_error_code', None), e)`;
  expect(run(program)).toBe(error);
});

test("each of H3's errors has its class and its number", () => {
  const names = run('import h3\nfor e in h3._errors: print(e.__name__, e.h3_error_code)').split('\n');
  expect(names).toEqual(
    api.v4.errors
      .filter(({code}) => code > 0)
      .map(({name, code}) => {
        const words = name
          .slice(2)
          .split('_')
          .map((word) => word.charAt(0) + word.slice(1).toLowerCase());
        return `H3${words.join('').replace('Latlng', 'LatLng')}Error ${code}`;
      }),
  );
});
