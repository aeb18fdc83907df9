import fc from 'fast-check';
import {cellToVertexes, latLngToCell, originToDirectedEdges} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {readInput} from '../input/read';

/** How many random texts of a kind are read; `H3_DOCS_LONG` asks for more. */
const TEXTS = process.env.H3_DOCS_LONG ? 700 : 100;

const position = fc.record({
  lat: fc.double({min: -90, max: 90, noNaN: true, noDefaultInfinity: true}),
  lng: fc.double({min: -180, max: 180, noNaN: true, noDefaultInfinity: true}),
});
const cell = fc
  .tuple(position, fc.integer({min: 0, max: 15}))
  .map(([{lat, lng}, resolution]) => latLngToCell(lat, lng, resolution));
const cells = fc.uniqueArray(cell, {minLength: 1, maxLength: 20});

/** The notations of one index. */
const notations: readonly ((index: string) => string)[] = [
  (index) => index,
  (index) => index.toUpperCase(),
  (index) => `0x${index}`,
  (index) => `0${index}`.slice(-16),
  (index) => BigInt(`0x${index}`).toString(),
  (index) => `${BigInt(`0x${index}`)}n`,
  (index) => `${BigInt(`0x${index}`)}L`,
];

/** The wrappings of a list. */
const wrappings: readonly ((tokens: readonly string[]) => string)[] = [
  (tokens) => tokens.join('\n'),
  (tokens) => tokens.join(','),
  (tokens) => tokens.join(' '),
  (tokens) => JSON.stringify(tokens),
  (tokens) => JSON.stringify(tokens, null, 2),
  (tokens) => `[${tokens.map((token) => `'${token}'`).join(', ')}]`,
  (tokens) => `SELECT * FROM t WHERE h3 IN (${tokens.map((token) => `'${token}'`).join(',\n')});`,
  (tokens) => ['h3,count', ...tokens.map((token, at) => `${token},${at}`)].join('\r\n'),
  (tokens) => JSON.stringify(tokens.map((h3, count) => ({h3, count}))),
  (tokens) => [' h3 | count', '----+------', ...tokens.map((token, at) => ` ${token} | ${at}`), '(9 rows)'].join('\n'),
  (tokens) =>
    ['+----+---+', '| h3 | n |', '+---+---+', ...tokens.map((token, at) => `| ${token} | ${at} |`)].join('\n'),
  (tokens) => ['┌──┐', '│ h3 │', '│ uint64 │', '├──┤', ...tokens.map((token) => `│ ${token} │`), '└──┘'].join('\n'),
];

/** A point, as an input has it. */
const at = (lat: number, lng: number) => ({
  geometry: {type: 'Point', coordinates: [expect.closeTo(lng, 9) as number, expect.closeTo(lat, 9) as number]},
});

describe('the input reader, for all inputs', () => {
  it('gives back the cells that were printed, in any notation and wrapping', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom(...notations), fc.constantFrom(...wrappings), (list, notate, wrap) => {
        const result = readInput(wrap(list.map(notate)));
        expect(result.cells).toEqual(list);
        expect(result.problems).toEqual([]);
      }),
      {numRuns: 250},
    );
  });

  it('gives back edges and vertexes', () => {
    fc.assert(
      fc.property(cell, fc.constantFrom(...notations), (origin, notate) => {
        const edges = originToDirectedEdges(origin);
        const vertexes = cellToVertexes(origin);
        const result = readInput([...edges, ...vertexes].map(notate).join('\n'));
        expect(result.edges).toEqual(edges);
        expect(result.vertexes).toEqual(vertexes);
      }),
    );
  });

  it('gives back positions, as decimals, GeoJSON and WKT', () => {
    fc.assert(
      fc.property(position, ({lat, lng}) => {
        const texts = [
          `${lat}, ${lng}`,
          `${lat};${lng}`,
          JSON.stringify({lat, lng}),
          JSON.stringify({type: 'Point', coordinates: [lng, lat]}),
          `POINT (${lng} ${lat})`,
          `${Math.abs(lat)}°${lat < 0 ? 'S' : 'N'} ${Math.abs(lng)}°${lng < 0 ? 'W' : 'E'}`,
        ];
        for (const text of texts) expect(readInput(text).shapes).toMatchObject([at(lat, lng)]);
      }),
    );
  });

  it('gives back degrees, minutes and seconds, however they are marked', () => {
    type Mark = (degrees: number, minutes: number, seconds: number, positive: string, negative: string) => string;
    const marks: readonly Mark[] = [
      (d, m, s, positive) => `${d}°${m}′${s}″${positive}`,
      (d, m, s, positive) => `${positive} ${d}° ${m}' ${s}"`,
      (d, m, s, positive) => `${d}:${m}:${s} ${positive}`,
      (d, m, s, positive) => `${d}d${m}m${s}s ${positive}`,
      (d, m, s, positive) => `${d} ${m} ${s} ${positive}`,
      (d, m, s, positive) => `${d}-${m}-${s}${positive}`,
      (d, m, s, positive) => `${d}º ${m}' ${String(s).replace('.', ',')}'' ${positive}`,
      (d, m, s, _positive, negative) => `-${d}°${m}'${s}"${negative}`,
    ];
    const sexagesimal = (most: number) =>
      fc.tuple(fc.integer({min: 0, max: most - 1}), fc.nat({max: 59}), fc.integer({min: 0, max: 5999}));
    fc.assert(
      fc.property(
        sexagesimal(90),
        sexagesimal(180),
        fc.constantFrom(...marks),
        fc.constantFrom(' ', ', ', '; ', ' / ', '\t'),
        fc.boolean(),
        (lat, lng, mark, separator, south) => {
          const signed = mark(1, 2, 3, '', '').startsWith('-');
          const write = ([d, m, s]: readonly number[], letter: string) =>
            mark(d ?? 0, m ?? 0, (s ?? 0) / 100, letter, '');
          const text = [write(lat, south ? 'S' : 'N'), write(lng, south ? 'W' : 'E')].join(separator);
          const degrees = ([d = 0, m = 0, s = 0]: readonly number[]) =>
            (d + m / 60 + s / 360_000) * (south || signed ? -1 : 1);
          expect(readInput(text).shapes).toMatchObject([at(degrees(lat), degrees(lng))]);
        },
      ),
      {numRuns: 500},
    );
  });

  const fragments = fc.constantFrom(
    '{"type":"Polygon","coordinates":[[',
    'POLYGON((0 0, 1 0, 1 1, 0 0))',
    'POLYGON((',
    'SRID=4326;',
    '8928308280fffff',
    '0x',
    '617700169958293503',
    '37°46\'29"N',
    '[[',
    ']]',
    '{"a":',
    '}',
    ',',
    '\n',
    ' ',
    '"',
    "'",
    '1e309',
    '-',
    '---',
    '|',
    '┌─┐',
    '│',
    '(3 rows)',
  );
  it.each([
    ['bytes', fc.string({unit: 'binary', maxLength: 200})],
    ['JSON', fc.json()],
    [
      'pieces',
      fc.array(fc.oneof(fragments, fc.string({maxLength: 4})), {maxLength: 40}).map((parts) => parts.join('')),
    ],
  ])('never throws, and is silent only about empty text: %s', (_, text) => {
    fc.assert(
      fc.property(text, (input) => {
        const {cells, edges, vertexes, shapes, problems, problemCount} = readInput(input);
        const found = cells.length + edges.length + vertexes.length + shapes.length + problemCount;
        expect(found > 0).toBe(input.trim() !== '');
        const lines = input.split('\n').length;
        for (const problem of problems) {
          expect(problem.reason).not.toBe('');
          expect(problem.line).toBeGreaterThanOrEqual(1);
          expect(problem.line).toBeLessThanOrEqual(lines);
        }
      }),
      {numRuns: TEXTS},
    );
  });
});
