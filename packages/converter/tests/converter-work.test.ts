/** The converter takes time in proportion to the code: work is counted in steps, as in input-work.test.ts. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadConverter} from '..';
import {lineCounter} from '../lines';
import {nameTable} from '../node/names';
import {converterLanguages, type ConverterLanguage} from '../types';
import {Meter} from '@site/scripts/lib/workMeter';

/** Twice the code, and some for what is done once for every so many lines. */
const most = 2.25;

/** Code that repeats what is looked up elsewhere in the program. `#` is the number of the repetition. */
const repeated: Readonly<Record<ConverterLanguage, readonly string[]>> = {
  javascript: [
    'kRing(a, 1); const gridDisk = 1;\n',
    `{ const {kRing} = require('h3-js'); kRing(a, 1); let gridDisk; }\n`,
    'const h#1 = h#; h#.kRing(a);\n',
    'let v#; v# = v#1; v#1.kRing(a);\n',
    'var x = geoToH3(1, 2, 3); if (!x) f(); if (x === null) g();\n',
    'const {kRing: a#} = h3, {geoToH3: b#} = h3; a#(b#(1));\n',
    'f(() => { var x#; x#(kRing); ',
    'kRing(polyfill(',
    '(h3.default.kRing',
    '[[a,',
    '({a: [b, {c: ',
    '`${kRing(',
    '{ x; ',
    `export {kRing, geoToH3 as g} from 'h3-js';`,
    'class A { kRing() { return this.kRing; } }\n',
  ],
  python: [
    'import h3\nx = h3.k_ring(h, 1)\n',
    'from h3 import k_ring, geo_to_h3\nfrom h3 import *\nuse(k_ring(geo_to_h3(1, 2, 3)))\n',
    'len(h3.k_ring(h3.h3_to_parent(h, 5), 1))\n',
    'sorted(compact(uncompact(',
    'def f#(k_ring): return lambda x: k_ring(x)\n',
    'lambda a: (lambda b: ',
    'h3.h3.h3.',
    'h3.k_ring_distances(',
    '[[a, ',
    'x.k_ring(y.polyfill(z)).',
    'from h3 import a, b as c, k_ring, geo_to_h3 as d\n',
    '[x for x in h3.k_ring(h)]\n',
  ],
  java: [
    'class A# { H3Core h#; int f(GeoCoord g) { return h#.h3Distance(g, g); } }\n',
    'try { } catch (LineUndefinedException | PentagonEncounteredException e) { }\n',
    'import com.uber.h3core.util.GeoCoord;\n',
    'int a#, b#; H3Core c#, d#;\n',
    'x.kRing(y.kRing(',
    'h3.kRing().kRing().',
    '((h3).kRing',
    '(H3Core a) -> ',
  ],
  go: [
    'func f#(g h3.GeoCoord) h3.H3Index { a# := h3.ToGeo(g); return h3.FromGeo(g, a#.Latitude) }\n',
    'type T# struct { Center#, Other h3.GeoCoord; Next *T# }\n',
    'var v#1 = v#; var w# = v#1.Latitude\n',
    'import a# "github.com/uber/h3-go/v3"\n',
    'x := h3.KRing(h3.ToParent(a, 5), 1)\n',
    'h3.ToParent(h3.Resolution(',
    '!h3.IsValid(a) && ',
    'h3.ToGeo(a).Latitude.b.Latitude.',
    'a.Latitude[b.Longitude',
    'func() { h3 := ',
    'h3.GeoCoord{Latitude: h3.GeoPolygon{Geofence: ',
    '[]h3.GeoCoord{{Latitude: 1}, ',
    '[][]h3.GeoCoord',
    'if a := h3.KRing(b, 1); a { ',
    '-',
    '*a.Latitude',
  ],
  sql: [
    'SELECT h3_k_ring(h3_geo_to_h3(a, 9), h3_distance(b, c)), h3_line FROM h3_line(a, b);\n',
    'h3_to_parent(h3_to_children(',
    `SELECT h3_edge_length(a), 'h3_k_ring(', h3_polyfill(b);\n`,
    'h3_k_ring(a), h3_line, h3_line(b) ',
    'DO $$ BEGIN PERFORM h3_to_geo(a); END $$;\n',
    'CREATE FUNCTION f() RETURNS x AS $$ SELECT h3_is_valid(a) $$ LANGUAGE sql;\n',
    'CREATE EXTENSION h3;\nSELECT 1 ORDER BY a;\n',
    '(SELECT h3_k_ring FROM h3_k_ring(a), ',
    'a.b.c[h3_k_ring(d)].',
    'do $$ $$ ',
  ],
  c: [
    'void f#(GeoCoord *g) { H3Index h = geoToH3(g, 9); g->lon = 1; }\n',
    'x = h3Distance(h3ToParent(a, 1), b);\n',
    'h3ToParent(h3ToCenterChild(',
    '{ if (h3ToParent(a, 1)) ',
    'a && h3ToParent(b, ',
    'a->b.verts[1].lon; ',
    '{.a = {.lon = ',
    'GeoCoord *a#, b#[2];\n',
    '#define X kRing(polyfill(compact))\n',
  ],
};

/** A repeated text, whose numbers count. */
const times = (text: string, count: number): string =>
  Array.from({length: count}, (_, index) => text.replaceAll('#1', `${index + 1}`).replaceAll('#', `${index}`)).join('');

it.each(converterLanguages)('the converter reads code that is nested to any depth: %s', async (language) => {
  const convert = await loadConverter(language);
  const names = nameTable(language);
  // At 100,000 brackets, the parsers of Java, Go, and SQL can run out of stack, depending on what ran before. Calls can
  // be read in two ways in C and Go, so that their parsers need minutes for 5000 in one another.
  for (const [text, count] of [
    ['[', 20_000],
    ...['(', '{', '-', 'a.', 'lambda: ', '!'].map((each) => [each, 5000] as const),
    ...['f(', 'x(a => '].map((each) => [each, 1000] as const),
  ] as const) {
    const code = text.repeat(count);
    expect(convert(code, names).code).toBe(code);
  }
});

describe('the work of the converter', () => {
  let meter: Meter;
  // Metered code is slow: the other tests run without a meter.
  beforeAll(() => {
    meter = new Meter();
  });
  afterAll(() => meter.close());

  it.each(converterLanguages)('takes twice the steps for twice the code: %s', async (language) => {
    const convert = await loadConverter(language);
    const names = nameTable(language);
    const slow = repeated[language].flatMap((text) => {
      const [once, twice] = [times(text, 60), times(text, 120)];
      const growth = meter.growth(
        () => convert(once, names),
        () => convert(twice, names),
      );
      return growth > most ? [`${text}: ${growth.toFixed(2)}`] : [];
    });
    expect(slow).toEqual([]);
  });

  it('counts lines in as many steps for the last line as for the first', () => {
    const text = 'a\n'.repeat(1000);
    const lineOf = lineCounter(text);
    expect([0, 1, 2, 1999, 2000].map(lineOf)).toEqual([1, 1, 2, 1000, 1001]);
    expect(meter.steps(() => lineOf(1999))).toBeLessThan(50);
  });
});
