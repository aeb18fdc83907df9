import {describe, expect, it} from 'vitest';
import {readText} from '../input/read';

const [A, B] = ['8928308280fffff', '8928308283bffff'];

const notesOf = (text: string) => readText(text).result.notes?.map((note) => note.text);
const leftOut = (count: number, line: number) => [
  count === 1
    ? `The text beside the place on line ${line} was left out. To keep it, paste a table such as CSV.`
    : `The text beside the places on ${count} lines was left out (the first is line ${line}). To keep it, paste a table such as CSV.`,
];

describe('text beside places is counted', () => {
  it.each([
    ['a log', `10:00 INFO cell ${A} count 5\n10:01 INFO cell ${B} count 6`],
    ['a table without names', `${A} 5 7\n${B} 6 8`],
    ['line protocol', `cells,h3=${A} n=5 1700000000\ncells,h3=${B} n=6 1700000000`],
    ['statements', `UPDATE t SET n = 5 WHERE h3 = '${A}';\nUPDATE t SET n = 6 WHERE h3 = '${B}';`],
    ['calls with names', `list(h3 = "${A}", n = 5)\nlist(h3 = "${B}", n = 6)`],
    ['notes', `- ${A}: 5 shops\n- ${B}: 6 shops`],
    ['names before geometries', 'Paris POINT (2.3522 48.8566)\nLyon POINT (4.8357 45.7640)'],
  ])('in %s', (_, text) => {
    expect(notesOf(text)).toEqual(leftOut(2, 1));
  });

  it.each([
    `${A}\n${B}`,
    `1) "${A}"\n2. ${B}`,
    `[1] "${A}" "${B}"`,
    `const cells = ['${A}', '${B}'];`,
    `h3.grid_disk('${A}', 2)`,
    `SELECT * FROM t WHERE h3 = '${A}'`,
    `${A}, // 5 shops`,
    'lat 37.77, lng -122.41\nlat: 37.78 lon: -122.42',
    '37.77 N, 122.41 W',
  ])('but not where there is none: %s', (text) => {
    expect(notesOf(text)).toBeUndefined();
  });
});

describe('geometries without quotes in CSV', () => {
  it('are read without the columns around them if they are WKT, which is said, and else refused', () => {
    const text = 'name,shape,n\na,POLYGON ((0 0, 1 0, 1 1, 0 0)),5\nb,POLYGON ((0 0, 2 0, 2 2, 0 0)),6\n';
    expect(readText(text).result.shapes).toHaveLength(2);
    expect(notesOf(text)?.join()).toContain('left out');
    const [, problem] = readText('name,shape,n\na,{"type":"Point","coordinates":[1,2]},5').result.problems;
    expect(problem?.reason).toContain('GeoJSON among other text');
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
