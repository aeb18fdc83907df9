// cspell:ignore Werror
/**
 * Snippets of C, before and after the conversion. What they print is recorded in tests/data/converter-c.json. With
 * `H3_C_3` and `H3_C_4`, folders that have `h3/h3api.h` and `libh3.so` of both versions, they are compiled and run, and
 * `H3_C_WRITE=1` writes the record.
 */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {programOf, snippets} from './converter-c-snippets';
import {converterFor, describeCases, undo} from './converter-cases';

const c = await converterFor('c');
const {convert, names} = c;
const {H3_C_3, H3_C_4, H3_C_WRITE} = process.env;
const record = path.resolve('tests/data/converter-c.json');

/** What a program prints with the library in a folder. */
function outputOf(program: string, library: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'converter-c-'));
  const [source, binary] = [path.join(folder, 'main.c'), path.join(folder, 'main')];
  writeFileSync(source, program);
  const flags = ['-std=c11', '-Wall', '-Werror', '-Wno-unused-variable', `-I${library}`, source, '-o', binary];
  execFileSync('cc', [...flags, `-L${library}`, '-lh3', '-lm', `-Wl,-rpath,${library}`]);
  return execFileSync(binary, {encoding: 'utf8'});
}

interface Recorded {
  readonly converted: string;
  readonly before: string;
  readonly after: string;
}

if (H3_C_WRITE && H3_C_3 && H3_C_4) {
  const results = snippets.map(([body]): [string, Recorded] => {
    const program = programOf(body);
    const {code} = convert(program);
    const start = code.indexOf('int main(void) {\n') + 'int main(void) {\n'.length;
    const converted = code.slice(start, code.lastIndexOf('    return 0;'));
    return [body, {converted, before: outputOf(program, H3_C_3), after: outputOf(code, H3_C_4)}];
  });
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`);
}
const recorded = JSON.parse(readFileSync(record, 'utf8')) as Readonly<Record<string, Recorded>>;

describe('the C converter, by what programs print before and after', () => {
  it('has a record of at least 200 snippets, and of every function of 3.7.2', () => {
    expect(Object.keys(recorded)).toEqual(snippets.map(([body]) => body));
    expect(snippets.length).toBeGreaterThanOrEqual(200);
    const all = snippets.map(([body]) => body).join('\n');
    const missing = Object.keys(names).filter((name) => !new RegExp(`\\b${name}\\(`).test(all));
    expect(missing).toEqual([]);
  });

  it.each(snippets.map(([body, differs]) => ({body, differs})))(
    'prints the same, or lists why not: $body',
    ({body, differs}) => {
      const {code, notes} = convert(programOf(body));
      const {converted, before, after} = recorded[body] ?? {};
      expect(code).toContain(`int main(void) {\n${converted}    return 0;`);
      expect(before === after).toBe(differs === undefined);
      expect(differs === undefined || notes.some(({text}) => text.includes(`\`${differs}\``))).toBe(true);
      expect(convert(code).code).toBe(code);
      expect(H3_C_3 ? outputOf(programOf(body), H3_C_3) : before).toBe(before);
      expect(H3_C_4 ? outputOf(code, H3_C_4) : after).toBe(after);
    },
  );
});

describeCases(c, {
  converted: [
    [
      '#include <h3/h3api.h>\nvoid f() { H3_EXPORT(kRing)(h, 1, out); }',
      '#include <h3/h3api.h>\nvoid f() { H3_EXPORT(gridDisk)(h, 1, out); }',
    ],
    ['int (*valid)(H3Index) = h3IsValid;', 'int (*valid)(H3Index) = isValidCell;'],
    [
      'void f(Geofence *g) { g->verts[0].lon = 1; p.lon = 2; kRing(a, 1, b); }',
      'void f(GeoLoop *g) { g->verts[0].lng = 1; p.lon = 2; gridDisk(a, 1, b); }',
    ],
    [
      'void f() { return h3ToParent(a, 1) && 1; }',
      'void f() { H3Index parent = H3_NULL; cellToParent(a, 1, &parent); return parent && 1; }',
    ],
    [
      'void f() { const H3Index h = h3ToParent(a, 1); }',
      'void f() { H3Index parent = H3_NULL; cellToParent(a, 1, &parent); const H3Index h = parent; }',
    ],
    [
      '#define A(I) \\\n  int O; \\\n  /* one */\\\n  /* two */\\\n  f(O)\n\nfn(h3IsValid) { int n = h3IsValid(h); /* three */ }',
      '#define A(I) \\\n  int O; \\\n  /* one */\\\n  /* two */\\\n  f(O)\n\nfn(h3IsValid) { int n = isValidCell(h); /* three */ }',
    ],
    [
      '#include <h3/h3api.h>\n#define MAP(N) \\\n  each(N, "#", \'#\') // a # sign\n#define SUM(N) add(N) /* # */\nvoid f() { MAP(h3IsValid); SUM(h3IsPentagon); }',
      '#include <h3/h3api.h>\n#define MAP(N) \\\n  each(N, "#", \'#\') // a # sign\n#define SUM(N) add(N) /* # */\nvoid f() { MAP(isValidCell); SUM(isPentagon); }',
    ],
  ],
  marked: [
    ['void f() { int rc = read_k(&k), size = maxKringSize(k); }', 'No statement can be added'],
    ['void f() { H3Index first = *p++, parent = h3ToParent(*p, 5); }', 'No statement can be added'],
    ['#include <h3/h3api.h>\n#define ADD(N) N ## Added\nvoid f() { ADD(kRing); }', 'rename `kRing` to `gridDisk`'],
    ['#include <h3/h3api.h>\n#define ADD(N) g("%s", #N)\nvoid f() { ADD(GeoCoord); }', 'didn’t change `GeoCoord`'],
    ['void f() { while (h3Distance(a, b) > 1) a = next(a); }', 'No statement can be added'],
    ['void f() { if (a && h3ToParent(a, 1)) b(); }', 'No statement can be added'],
    ['void f() { map(cells, h3ToParent); }', 'write a function around it'],
    ['#include <h3/h3api.h>\n#define NEAR(h) kRing(h, 1, out)\n', 'doesn’t change macros'],
    ['void f() { kRing(a, 1, out); }', 'its results may be missing'],
    ['void f() { hexRing(a, 1, out); }', '0 for success'],
    ['void f() { GeoCoord g; a().lon = 1; kRing(g, 1, out); }', 'can’t see the type'],
    ['void f(H3Index h) { int isPentagon = h3IsPentagon(h); }', 'the program has its own `isPentagon`'],
    ['#include "h3api.h"\nbool near(H3Index h, GeoCoord(g));', '`GeoCoord(…)` may be a macro'],
    ['#include "h3api.h"\nvoid f() { use(GeoCoord(a)); }', 'If it is the type of H3, write `LatLng`'],
  ],
  untouched: [
    '#include <h3/h3api.h>\n#define EXPORT(N) \\\n  add(#N, N ## Added)\nvoid f(H3Index h) { EXPORT(kRing); EXPORT(h3IsValid); }',
    '#include <h3/h3api.h>\n// kRing(a)\nconst char *s = "kRing"; struct S s = {.kRing = a.h3ToParent};',
    '#include "other.h"\nvoid f() { compact(a, b, 3); GeoCoord g; g.lon = 1; }',
    '#include <h3/h3api.h>\n#define GeoCoord(N) double N[2]\nvoid f(GeoCoord(g)) { GeoCoord(x); }',
    '#include <h3/h3api.h>\nvoid f(geo::GeoCoord g) { std::vector<geo::GeoCoord> all; }',
    '#include <h3/h3api.h>\nusing geo::GeoCoord;\nusing GeoBoundary = std::vector<GeoCoord>;\nGeoBoundary f(GeoCoord g);',
    'typedef struct { double lon; } GeoCoord;\nvoid kRing(GeoCoord g) { g.lon = 1; kRing(g); }',
    '#include <h3/h3api.h>\nvoid f() { double d; LatLng g; cellAreaKm2(h, &d); edgeLengthKm(e, &d); stringToH3(s, &h); }',
  ],
});

it('reads format strings with macros', () => {
  const {code, notes} = convert('void f() { printf("%" PRIx64 " %d\\n", h3ToParent(h, 1), 2); }');
  expect(code).toContain('printf("%" PRIx64 " %d\\n", parent, 2);');
  expect(notes.filter(({kind}) => kind === 'byHand')).toEqual([]);
});

describe('the C converter, for any program', () => {
  const targets = allFunctions.flatMap(({signatures}) => namesOf(signatures.c));
  const statements = [
    ...snippets.map(([body]) => `{ ${body} }`),
    'while (h3Distance(a, b) > maxKringSize(2)) { puts("kRing"); }',
    'compact_all(x.kRing); // polyfill(',
  ];
  const programs = fc.array(fc.constantFrom(...statements), {maxLength: 8}).map((parts) => programOf(parts.join('\n')));

  it('changes nothing when it converts a second time, and keeps everything between its changes', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const conversion = convert(program);
        expect(undo(conversion, program)).toBe(program);
        expect(convert(conversion.code).code).toBe(conversion.code);
      }),
      {numRuns: 60},
    );
  });

  it('changes nothing in calls of 4.x', () => {
    const code = targets.map((name) => `x = ${name}(a, b, c, d, e, f);`).join('\n');
    expect(convert(`#include <h3/h3api.h>\nvoid f() { LatLng g; ${code} }`).changes).toEqual([]);
  });
});
