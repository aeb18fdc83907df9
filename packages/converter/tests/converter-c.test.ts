// cspell:ignore Werror
import {execFileSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {namesOf} from '@h3-docs/catalogue/names';
import {detectLanguage} from '../detect';
import {converterFor, describeAny, describeCases, someOf} from './converter-cases';
import {describeRecord} from './converter-records';

const c = await converterFor('c');
const {convert, names} = c;

/** What a program prints with the library in a folder that has `h3/h3api.h` and `libh3.so`. */
function outputOf(program: string, library: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'converter-c-'));
  const [source, binary] = [path.join(folder, 'main.c'), path.join(folder, 'main')];
  writeFileSync(source, program);
  const flags = ['-std=c11', '-Wall', '-Werror', '-Wno-unused-variable', `-I${library}`, source, '-o', binary];
  execFileSync('cc', [...flags, `-L${library}`, '-lh3', '-lm', `-Wl,-rpath,${library}`]);
  return execFileSync(binary, {encoding: 'utf8'});
}

/** A program with a body. */
const programOf = (body: string): string => `#include <h3/h3api.h>
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
const start = 'int main(void) {\n';

const snippets = describeRecord(c, 'converter-c.json', {
  environment: 'H3_C',
  run: (programs, library) => programs.map((program) => outputOf(program, library)),
  wrap: programOf,
  unwrap: (code) => code.slice(code.indexOf(start) + start.length, code.lastIndexOf('    return 0;')),
});

it('has a record of every function of 3.7.2, and detects C with and without the lines around it', () => {
  const all = snippets.join('\n');
  expect(Object.keys(names).filter((name) => !new RegExp(`\\b${name}\\(`).test(all))).toEqual([]);
  expect(snippets.map(programOf).filter((code) => detectLanguage(code) !== 'c')).toEqual([]);
  expect(snippets.filter((code) => code.includes('H3Index ') && detectLanguage(code) !== 'c')).toEqual([]);
});

describeCases(c, {
  converted: [
    [
      '#include <h3/h3api.h>\nvoid f() { H3_EXPORT(kRing)(h, 1, out); }',
      '#include <h3/h3api.h>\nvoid f() { H3_EXPORT(gridDisk)(h, 1, out); }',
    ],
    [
      'void f() { printf("%" PRIx64 " %d\\n", h3ToParent(h, 1), 2); }',
      'void f() { H3Index parent = H3_NULL; cellToParent(h, 1, &parent); printf("%" PRIx64 " %d\\n", parent, 2); }',
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
      'void f() { int n = h3ToParent(a, 1) ? 2 : 3; }',
      'void f() { H3Index parent = H3_NULL; cellToParent(a, 1, &parent); int n = parent ? 2 : 3; }',
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

describe('the C converter, for any program', () => {
  const targets = allFunctions.flatMap(({signatures}) => namesOf(signatures.c));
  const statements = [
    ...snippets.map((body) => `{ ${body} }`),
    'while (h3Distance(a, b) > maxKringSize(2)) { puts("kRing"); }',
    'compact_all(x.kRing); // polyfill(',
  ];
  describeAny(
    c,
    someOf(statements).map((parts) => programOf(parts.join('\n'))),
  );

  it('changes nothing in calls of 4.x', () => {
    const code = targets.map((name) => `x = ${name}(a, b, c, d, e, f);`).join('\n');
    expect(convert(`#include <h3/h3api.h>\nvoid f() { LatLng g; ${code} }`).changes).toEqual([]);
  });
});
