import fc from 'fast-check';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {type DataSet, type Value} from '../data/types';
import {readText} from '../input/read';
import {lossesOf, printed} from '../model/export';
import {formats, type FormatName} from '../model/export/formats';

const disk = h3.gridDisk(h3.latLngToCell(37.77, -122.42, 9), 2);
const cells = [
  ...disk,
  ...h3.cellToChildren(disk[0] ?? '', 10),
  ...h3.gridDisk(h3.latLngToCell(-17, 179.99, 4), 1),
  ...h3.getPentagons(2).slice(0, 3),
  h3.latLngToCell(90, 0, 3),
  h3.latLngToCell(10, 10, 0),
];
const edges = [...h3.originToDirectedEdges(disk[3] ?? ''), ...h3.originToDirectedEdges(h3.getPentagons(2)[1] ?? '')];
const vertexes = [...h3.cellToVertexes(disk[4] ?? ''), ...h3.cellToVertexes(h3.getPentagons(2)[2] ?? '')];

const value = fc.oneof(
  fc.constantFrom<Value>('01234', '00501', '123456789012345678', '1e5', '0x10', null, '', 'Größe 東京 🗺️', 'null'),
  fc.constantFrom<Value>('=1+1', "'=1+1", '@SUM(1)', '-', '+x', '\tx', '-1', "it's", 'a\r\nb', 'x\ny', '"q"', 'a,b;c'),
  fc.constantFrom<Value>(' x', "'q'", '="1"', 'a\u001bb', '<b>&amp;', '12%', '$1.50', '1,234', '1,5', '1.234'),
  fc.integer(),
  fc.double({noNaN: true, noDefaultInfinity: true}),
  fc.string({maxLength: 6}),
);
/** A column has values of one kind, as in tables of people, or of any. */
const column = fc.oneof(
  fc.array(value, {minLength: 8, maxLength: 8}),
  fc
    .constantFrom<readonly Value[]>(
      ['12%', '5.5%', '100%', null],
      ['$1.50', '$1,234.00', '$7', null],
      ['1,5', '1.234,25', '1,234', '7'],
      ['1,5 €', '1.234,00 €', '2,125 €', null],
      ['01234', '94110', '00501', null],
      ['=1+1', '-x', '@a', 'plain'],
      ["'=1+1", 'plain', "''-x", ''],
      ['-1', '+2', '-3.5', '4'],
    )
    .chain((some) => fc.array(fc.constantFrom(...some), {minLength: 8, maxLength: 8})),
);
const columnName = fc.oneof(
  fc.constantFrom('name', 'kind', 'resolution', 'h3_decimal', 'lat', 'lng', 'id', 'geometry', 'type', 'h3', '2020'),
  fc.constantFrom('__proto__', 'constructor', 'a,b', 'x"y', '=cmd', "'=cmd", 'Größe', 'line\nbreak', ' spaced '),
  fc.stringMatching(/^[a-z]{1,6}$/),
);

const valued = ['csv', 'json', 'geojson'] as const;
const plain = ['list', 'sql', 'wkt'] as const;

/** A set of indexes of the kinds that a format has, and a table of JSON with a row for each if it has columns. */
const asked = (format: FormatName) =>
  fc.record({
    indexes: fc.uniqueArray(fc.constantFrom(...cells, ...(format === 'wkt' ? [] : [...edges, ...vertexes])), {
      minLength: 1,
      maxLength: 8,
    }),
    columns: fc.uniqueArray(fc.tuple(columnName, column), {
      maxLength: plain.some((one) => one === format) ? 0 : 4,
      selector: ([name]) => name,
    }),
  });

const none: DataSet = {columns: [], rows: []};

/** The rows as they are read from JSON. */
function dataOf(indexes: readonly string[], columns: readonly (readonly [string, readonly Value[]])[]): DataSet {
  const rows = indexes.map((index, at) =>
    JSON.stringify({
      own_index: index,
      ...Object.fromEntries(columns.map(([name, values]) => [name, values[at] ?? null])),
    }),
  );
  return readText(`[${rows.join()}]`).data ?? none;
}

/** The texts of the values by index and column, without those that are empty. */
const valuesOf = ({columns, rows}: DataSet): readonly string[] =>
  rows
    .flatMap(({index, values}) =>
      columns.flatMap((one, at) => {
        const text = String(values[at] ?? '');
        return text === '' ? [] : [JSON.stringify([index, one.name, text])];
      }),
    )
    .sort();

describe('each export, opened again', () => {
  it.each(formats.filter((format) => !('isOutline' in format)).map(({name}) => name))(
    '%s returns what it was made of, or says what is lost',
    (format) => {
      fc.assert(
        fc.property(asked(format), fc.boolean(), ({indexes, columns}, guarded) => {
          const data = dataOf(indexes, columns);
          fc.pre(lossesOf(format, indexes, data, guarded).length === 0);
          const again = readText(printed(format, indexes, data, guarded));
          const {cells: readCells, edges: readEdges, vertexes: readVertexes, shapes, problems} = again.result;
          expect({
            indexes: [...readCells, ...readEdges, ...readVertexes].sort(),
            shapes,
            problems,
            // Without rows, columns say what H3 knows of each index.
            values: columns.length > 0 ? valuesOf(again.data ?? none) : [],
          }).toEqual({indexes: [...indexes].sort(), shapes: [], problems: [], values: valuesOf(data)});
        }),
        {numRuns: process.env.H3_DOCS_LONG === undefined ? 25 : 250},
      );
    },
  );
});

/** An export of a table, and what is lost in it. */
function exported(format: FormatName, text: string, guarded = true) {
  const {data = none, result} = readText(text);
  const indexes = [...result.cells, ...result.edges, ...result.vertexes];
  return {text: printed(format, indexes, data, guarded), losses: lossesOf(format, indexes, data, guarded)};
}

const [one = '', two = '', three = ''] = disk;
const [edge = ''] = edges;
const [vertex = ''] = vertexes;
const notesOf = (text: string) => readText(text).result.notes ?? [];
const columnsOf = (text: string) => readText(text).data?.columns.map(({name}) => name) ?? [];

describe('own exports', () => {
  it('keep spreadsheets from running texts, and leave numbers alone', () => {
    const text = `h3,name\n${one},=cmd|'/C calc'!A0\n${two},-1\n`;
    expect(exported('csv', text).text).toContain(`,'=cmd|'/C calc'!A0\r\n`);
    expect(exported('csv', text, false).text).toContain(`,=cmd|'/C calc'!A0\r\n`);
    expect(exported('csv', `h3,n\n${one},-1\n`).text).toContain(',-1\r\n');
  });

  it('have the cells of every resolution by their outlines', () => {
    for (let resolution = 0; resolution <= 15; resolution++) {
      const own = [
        h3.latLngToCell(50, 10, resolution),
        h3.latLngToCell(90, 0, resolution),
        h3.latLngToCell(0, 180, resolution),
      ];
      expect(readText(printed('wkt', own)).result.cells, String(resolution)).toEqual([...new Set(own)]);
    }
  });

  it('have zeros before numbers, and numbers with groups as numbers in JSON', () => {
    const {text} = exported('json', `hex,zip,n\n${one},01234,"1,234"\n${two},00501,7\n`);
    expect(readText(text).data?.rows.map(({values}) => values)).toEqual([
      ['01234', 1234],
      ['00501', 7],
    ]);
  });

  it('have formulas without the apostrophe again, which is said', () => {
    const {text} = exported('csv', `h3,note\n${one},=1+1\n${two},'=2\n${three},plain\n`);
    expect(text).toContain(",'=1+1");
    expect(readText(text).data?.rows.map(({values: [value]}) => value)).toEqual(['=1+1', "'=2", 'plain']);
    expect(notesOf(text)).toEqual([expect.stringContaining('The apostrophes before 2 texts were removed')]);
  });

  it('have no formula where semicolons separate fields, either', () => {
    const {text} = exported('csv', `h3,note\n${one},a;=1+1;b\n${two},"a;'=2;@x"\n${three},a;b\n`);
    expect(text.split('\r\n').map((line) => line.slice(line.indexOf(',') + 1))).toEqual([
      'note',
      "a;'=1+1;b",
      "a;''=2;'@x",
      'a;b',
      '',
    ]);
    expect(readText(text).data?.rows.map(({values: [value]}) => value)).toEqual(['a;=1+1;b', "a;'=2;@x", 'a;b']);
  });

  it('leave apostrophes in the tables of others', () => {
    for (const text of [`h3,note\n${one},'=1+1\n`, `"h3",note\n${one},'=1+1\n${two},=2\n`])
      expect(readText(text).data?.rows[0]?.values, text).toEqual(["'=1+1"]);
  });

  it('say what H3 knows of indexes without rows', () => {
    const source = [one, edge, vertex].join('\n');
    expect(columnsOf(exported('csv', source).text)).toEqual(['h3_decimal', 'resolution', 'lat', 'lng']);
    expect(columnsOf(exported('geojson', source).text)).toEqual(['kind', 'resolution']);
    const place = exported('csv', edge).text.split('\r\n')[1]?.split(',').slice(3, 5).map(Number);
    const ends = h3.directedEdgeToBoundary(edge);
    const middle = [0, 1].map((at) => ((ends[0]?.[at] ?? 0) + (ends.at(-1)?.[at] ?? 0)) / 2);
    expect(place).toEqual(middle.map((angle) => expect.closeTo(angle, 4) as number));
  });

  it('have the index of the row, although a column before it has others', () => {
    const text = `h3,cell\n${one},${two}\n${three},${one}\n`;
    for (const format of valued)
      expect(readText(exported(format, text).text).result.cells, format).toEqual([one, three]);
  });
});

const table = `h3,share,n,note\n${one},12%,7,a\n${two},5%,8,b\n`;
const kinds = [one, edge, vertex].join('\n');
const spaced = JSON.stringify([one, two].map((cell, at) => ({h3: cell, note: [' a', 'b'][at]})));
const percent = 'Some values of “share” read differently';

type Loss = [format: FormatName, text: string, ...losses: string[]];

it.each<Loss>([
  ...[...plain, 'outline' as const].map((format): Loss => [format, table, 'no columns']),
  ['json', table, percent],
  ['geojson', table, percent],
  ['csv', table],
  ['csv', `h3;price\n${one};1.234,50 €\n${two};0,75 €\n`, 'Some values of “price” read differently'],
  ['wkt', kinds, '2 edges and vertexes become lines and points.'],
  ['outline', kinds, '2 edges and vertexes are left out'],
  ['wkt', one],
  ['csv', `h3,note\n${one},a\n${one},b\n`, '1 row is left out, because its index has an earlier row.'],
  ['csv', spaced, 'Some values of “note” read differently'],
  ['json', spaced],
])('an export as %s of %j says what it loses', (format, text, ...losses) => {
  expect(exported(format, text).losses).toEqual(losses.map((words) => expect.stringContaining(words) as string));
});
