// cspell:ignore Breite Länge Breedte Lengte Tisch Palo
import {describe, expect, it} from 'vitest';
import {withType} from '../data/choices';
import {readText} from '../input/read';

const [A, B] = ['8928308280fffff', '8928308283bffff'];

const columnsOf = (text: string) => readText(text).data?.columns.map(({name}) => name);
const rowsOf = (text: string) => readText(text).data?.rows.map(({index, values}) => [index, ...values]);
const problemsOf = (text: string) => readText(text).result.problems.map(({line, reason}) => `${line}: ${reason}`);
const notesOf = (text: string) => readText(text).result.notes?.map((note) => note.text);
const leftOut = (count: number, line: number) => [
  count === 1
    ? `The text beside the place on line ${line} was left out. To keep it, paste a table such as CSV.`
    : `The text beside the places on ${count} lines was left out (the first is line ${line}). To keep it, paste a table such as CSV.`,
];

describe('values beside indexes are kept', () => {
  it.each([
    ['a log', `ts=2024-03-01 h3=${A} n=5 city="San José"\nts=2024-03-02 h3=${B} n=6 city="it \\"is\\""\n`],
    [
      'a list of YAML',
      `- ts: 2024-03-01\n  h3: ${A} # cell\n  n: 5\n  city: San José\n- ts: 2024-03-02\n  h3: "${B}"\n  n: 6\n  city: 'it "is"'\n`,
    ],
    [
      'a dump of PostgreSQL',
      `SET client_encoding = 'UTF8';\n\nCOPY public.t (ts, h3, n, city) FROM stdin;\n2024-03-01\t${A}\t5\tSan José\n2024-03-02\t${B}\t6\tit "is"\n\\.\n\nSELECT pg_catalog.setval('s', 4, true);\n`,
    ],
  ])('in %s', (_, text) => {
    expect(columnsOf(text)).toEqual(['ts', 'n', 'city']);
    expect(rowsOf(text)).toEqual([
      [A, '2024-03-01', 5, 'San José'],
      [B, '2024-03-02', 6, 'it "is"'],
    ]);
    expect(problemsOf(text)).toEqual([]);
  });

  it('in a log, where other lines are said', () => {
    expect(problemsOf(`h3=${A} n=5\nh3=${B} n=6\nstopped\nh3=${A} n=5 n=6`)).toEqual([
      '3: this line isn’t keys and values',
      '4: this line has the key twice',
    ]);
  });

  it('in YAML below keys, in mappings, and in dictionaries', () => {
    const nested = `version: 2\ncells:\n  - h3: ${A}\n    at:\n      name: x\n      n: 5\n  - h3: ${B}\n    at:\n      name: ~\ntotal: 2\n`;
    expect(columnsOf(nested)).toEqual(['at.name', 'at.n']);
    expect(rowsOf(nested)).toEqual([
      [A, 'x', 5],
      [B, null, null],
    ]);
    expect(problemsOf(nested)).toEqual([
      '1: this line is outside the rows and was skipped',
      '10: this line is outside the rows and was skipped',
    ]);
    expect(rowsOf(`${A}:\n  n: 5\n${B}:\n  n: 6`)).toEqual([
      [A, 5],
      [B, 6],
    ]);
    expect(rowsOf(`${A}: San José\n${B}: Palo Alto`)).toEqual([
      [A, 'San José'],
      [B, 'Palo Alto'],
    ]);
  });

  it('in YAML whose rows or values are on one line, or have lists', () => {
    expect(rowsOf(`- {h3: ${A}, n: 5}\n- {h3: ${B}, n: 6}`)).toEqual([
      [A, 5],
      [B, 6],
    ]);
    const text = `- h3: ${A}\n  at: {name: x, n: 5}\n  tags:\n    - a\n    - b\n- h3: ${B}\n  tags: [c, d]\n`;
    expect(columnsOf(text)).toEqual(['at.name', 'at.n', 'tags']);
    expect(rowsOf(text)).toEqual([
      [A, 'x', 5, '["a","b"]'],
      [B, null, null, '[c, d]'],
    ]);
    expect(problemsOf(text)).toEqual([]);
  });

  it('in a dump with other statements', () => {
    const text = `/*!40101 SET NAMES utf8 */;\nCREATE TABLE \`t\` (\n  \`h3\` varchar(15)\n);\nINSERT INTO u VALUES (1, 2);\nLOCK TABLES \`t\` WRITE;\nINSERT INTO \`t\` (h3, n) VALUES ('${A}', 5), ('${B}', 6)\n  ON CONFLICT DO NOTHING;\nUNLOCK TABLES;\n`;
    expect(rowsOf(text)).toEqual([
      [A, 5],
      [B, 6],
    ]);
    expect(problemsOf(text)).toEqual(['5: only the rows of the first table with places were read']);
  });

  it('in a dump, where null is no text, and other tables are counted', () => {
    const text = `COPY u (id) FROM stdin;\n1\n2\n\\.\nCOPY t ("h3", note) FROM stdin;\n${A}\ta\\tb\\\\c\n${B}\t\\N\n\\.\nINSERT INTO v VALUES (1);`;
    expect(rowsOf(text)).toEqual([
      [A, 'a\tb\\c'],
      [B, null],
    ]);
    expect(readText(text).result.problems).toMatchObject([
      {line: 9, text: 'INSERT INTO v VALUES (1);'},
      {line: 1, text: 'u: 2'},
    ]);
  });
});

describe('text beside places is counted', () => {
  it.each([
    ['a log', `10:00 INFO cell ${A} count 5\n10:01 INFO cell ${B} count 6`],
    ['a table without names', `${A} 5 7\n${B} 6 8`],
    ['line protocol', `cells,h3=${A} n=5 1700000000\ncells,h3=${B} n=6 1700000000`],
    ['statements', `UPDATE t SET n = 5 WHERE h3 = '${A}';\nUPDATE t SET n = 6 WHERE h3 = '${B}';`],
    ['calls with names', `list(h3 = "${A}", n = 5)\nlist(h3 = "${B}", n = 6)`],
    ['notes', `- ${A}: 5 shops\n- ${B}: 6 shops`],
    ['names before positions', 'Paris  48.8566  2.3522\nLyon  45.7640  4.8357'],
    ['names before geometries', 'Paris POINT (2.3522 48.8566)\nLyon POINT (4.8357 45.7640)'],
  ])('in %s', (_, text) => {
    expect(notesOf(text)).toEqual(leftOut(2, 1));
  });

  it.each([
    `${A}\n${B}`,
    `1. ${A}\n2. ${B}`,
    `[1] "${A}" "${B}"`,
    `const cells = ['${A}', '${B}'];`,
    `h3.grid_disk('${A}', 2)`,
    `SELECT * FROM t WHERE h3 = '${A}'`,
    `${A}, // 5 shops`,
    'lat 37.77, lng -122.41\nlat: 37.78 lon: -122.42',
    '37.77 N, 122.41 W',
    'L.marker(37.77, -122.41)',
    "ST_GeomFromText('POINT (1 2)', 4326)",
  ])('but not where there is none: %s', (text) => {
    expect(notesOf(text)).toBeUndefined();
  });
});

describe('geometries without quotes in CSV', () => {
  it('keep the columns around them', () => {
    const text = `name,shape,n\na,'POLYGON ((0 0, 1 0, 1 1, 0 0))',5\nb,SRID=4326;MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 6 5, 6 6, 5 5))),6\n`;
    expect(rowsOf(text)?.map(([, ...values]) => values)).toEqual([
      ['a', 5],
      ['b', 6],
    ]);
    expect(readText(text).result.shapes).toHaveLength(2);
    expect(problemsOf(text)).toEqual([]);
  });

  it('are columns of tables without names', () => {
    const text = '1,POLYGON((0 0, 1 0, 1 1, 0 0)),12.5\n2,POLYGON((0 0, 2 0, 2 2, 0 0)),9\n';
    expect(rowsOf(text)?.map(([, ...values]) => values)).toEqual([
      [1, 12.5],
      [2, 9],
    ]);
    expect(readText(text).result.shapes).toHaveLength(2);
  });

  it('are read with their columns where they are GeoJSON', () => {
    const text = `name,shape,n\na,{"type":"Point","coordinates":[1,2]},5\nb,{"type":"Point","coordinates":[3,4]},6\n`;
    expect(readText(text).result.shapes).toHaveLength(2);
    expect(columnsOf(text)).toEqual(['name', 'n']);
    expect(rowsOf(text)?.map(([, ...values]) => values)).toEqual([
      ['a', 5],
      ['b', 6],
    ]);
    expect(notesOf(text)).toBeUndefined();
  });

  it('are said where their brackets never close', () => {
    const text = 'name,shape,n\na,"POINT (1 2)",5\nb,POLYGON ((0 0, 1 0, 1 1,6\n';
    expect(rowsOf(text)?.map(([, ...values]) => values)).toEqual([
      ['a', 5],
      ['b', null],
    ]);
    expect(readText(text).result.problems).toMatchObject([{line: 3, text: 'POLYGON ((0 0, 1 0, 1 1,6'}]);
  });
});

describe('columns that may be widths and lengths', () => {
  it('are coordinates where all of them can be, which can be undone', () => {
    for (const [lat, lng] of [
      ['Breite', 'Länge'],
      ['Breedte', 'Lengte'],
    ] as const) {
      const text = `Ort;${lat};${lng}\nBerlin;52,52;13,405\nBonn;50,73;7,1\nUlm;;`;
      const {data, result} = readText(text);
      expect(data?.rows.map(({position}) => position)).toEqual([[52.52, 13.405], [50.73, 7.1], undefined]);
      const [note] = result.notes ?? [];
      expect(note?.text).toBe(`“${lat}” was read as latitude and “${lng}” as longitude.`);
      const choices = (note?.others[0]?.columns ?? []).reduce(
        (all, {name, type}) => withType(all, name, type),
        [...(data?.fields ?? [])],
      );
      const undone = readText(text, {choices});
      expect(undone.result.shapes).toEqual([]);
      expect(undone.result.notes).toBeUndefined();
    }
  });

  it.each([
    'Ort;Breite;Länge\nTisch;120,5;200,5\nBank;40,5;80,5',
    'Ort;Breite;Länge\nTisch;40;80\nBank;45;90',
    'Ort;Breite\nTisch;40,5',
    `h3;Breite;Länge\n${A};40,5;80,5`,
  ])('are none elsewhere: %s', (text) => {
    expect(readText(text).result.shapes).toEqual([]);
    expect(notesOf(text)).toBeUndefined();
  });
});

describe('paths in other rows', () => {
  it('of a timeline are said', () => {
    const text = JSON.stringify({
      semanticSegments: [
        {startTime: 'a', timelinePath: [{point: '52.52°, 13.40°', time: 'a'}]},
        {startTime: 'b', visit: {topCandidate: {placeLocation: {latLng: '52.52°, 13.40°'}}}},
      ],
      rawSignals: [{position: {LatLng: '52.5°, 13.4°'}}],
    });
    expect(readText(text).result.shapes).toHaveLength(1);
    expect(readText(text).result.problems.slice(0, 2)).toMatchObject([
      {text: 'semanticSegments.timelinePath'},
      {text: 'rawSignals'},
    ]);
  });
});

describe('remarks in parentheses beside indexes are said', () => {
  it.each([`${A} (home); ${B} (work)`, `[${A}] (home), [${B}] (work)`, `home (${A}); work (${B})`])(
    'as in %s',
    (text) => {
      expect(readText(text).result.cells).toEqual([A, B]);
      expect(notesOf(text)).toEqual(leftOut(1, 1));
    },
  );

  it.each([`INSERT INTO cells VALUES (0x${A}), (0x${B})`, `f("${A}", 5); g(${B})`, `(${A}), (${B})`])(
    'but code has none: %s',
    (text) => expect(notesOf(text)).toBeUndefined(),
  );
});

describe('rows whose latitude and longitude are likely to be swapped', () => {
  const berlin = '52.5,13.4\n52.6,13.3\n52.4,13.5\n52.5,13.2\n52.3,13.1\n52.2,13.2\n52.1,13.3\n52.4,13.6';

  it('are named, and stay where they are', () => {
    const text = `lat,lon\n${berlin}\n13.4,52.5`;
    expect(notesOf(text)).toEqual([
      'The row on line 10 is far from the other rows, and swapping its latitude and longitude would bring it near them. Check whether they are swapped.',
    ]);
    expect(readText(text).data?.rows[8]?.position).toEqual([13.4, 52.5]);
    expect(notesOf(`${text}\n13.3,52.6`)?.[0]).toMatch(
      /^2 rows are far from the other rows \(the first is on line 10\)/,
    );
  });

  it.each([
    ['a row is elsewhere', `${berlin}\n13.4,80`],
    ['the region is the same after a swap', '20,21\n20,22\n20,23\n21,22\n21,23\n12,33'],
    ['the rows lie in many places', '52,13\n-33,151\n40,-74\n1,103\n35,139\n13,52'],
    ['there are few rows', '52,13\n52.1,13\n13,52'],
  ])('are not named where %s', (_, rows) => {
    expect(notesOf(`lat,lon\n${rows}`)).toBeUndefined();
  });
});
