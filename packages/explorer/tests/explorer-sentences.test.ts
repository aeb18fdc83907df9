import {describe, expect, it} from 'vitest';
import {read} from './reading';

const [A, B] = ['8928308280fffff', '8928308283bffff'];

describe('positions in other text', () => {
  it.each([
    ['The wreck lies at N 52.5 E 13.4 and N 52.6 W 3.5.', ['52.5,13.4', '52.6,-3.5']],
    ['Berlin is at 52.5°N 13.4°E, Paris at 48.8°N, 2.3°E.', ['52.5,13.4', '48.8,2.3']],
    ['From 48°51′36″N 2°17′42″E we went to 48°51′N 2°20′E.', ['48.86,2.295', '48.85,2.33333']],
    ['[12:01] lat=52.5 lon=13.4 ok', ['52.5,13.4']],
    ['const lat = 52.5, lng = 13.4;', ['52.5,13.4']],
    ['[2024-05-01 08:00:00] INFO vehicle=17 lat=52.52 lon=13.405 speed=12', ['52.52,13.405']],
    ['Sensor 4: temp 21.5, hum 43.2, lat 52.52, lon 13.405', ['52.52,13.405']],
  ])('are read where their form alone says so, and the rest is said to be left out: %s', (text, expected) => {
    expect(read(text).positions).toEqual(expected);
    expect(read(text).notes[0]).toContain('was left out');
  });

  it.each([
    'Depot at 52.5, 13.4 and shop at 52.6, 13.5.',
    'Berlin 52.52, 13.40',
    '2024/05/01 08:00:00 52.5200 13.4050',
    'Earthquake M 5.6 at 52.5, 13.4 in 10 km depth',
    'SELECT ST_MakePoint(13.41, 52.52);',
    'In 2019, 13.4 million and in 2020, 14.5 million',
    'The box is 15.2 x 10.1 cm, and 3 more are 15.4 x 10.3 cm.',
    'The scores are 1.5, 2.5, 3.5, and 4.5, or so.',
    'Paris 48°51′N 2°17′O, Lyon 45°45′N 4°50′O',
  ])('are never guessed from numbers among words: %s', (text) => {
    const {shapes, problems, notes} = read(text);
    expect([shapes, problems.length + notes.length]).toEqual([[], 1]);
  });
});

describe('numbers of ordinary life', () => {
  it.each([
    '7.30 pm, 20.15',
    '8.15 - 16.45',
    '8.15–16.45',
    '8:15, 16:45',
    '20.15 News, 21.45 Anne Will',
    'Coffee,3.20,4.50\nTea,2.80,3.90',
    '$12.50, $13.50',
    '24.12, 31.12 closed',
    '+49 30 12 34',
    '24/7',
    '18-24',
    '3 7 12 25 38 41',
    '51.9 %, 48.1 %',
    '36.6, 37.2 °C',
    'p = 0.034, 0.045',
    '1.5x, 2.5x faster',
    'transform: translate(30.5, 12.5)',
    'shop,hours\nA,"8.30, 18.45"\nB,"9.00, 20.15"',
    '7.30,20.15,News\n21.45,23.00,Film',
    '12,30,Alice\n14,25,Bob',
    '{"times": [7.30, 20.15]}',
  ])('%j are no positions, and are reported', (text) => {
    const {shapes, problems} = read(text);
    expect([shapes, problems.length > 0]).toEqual([[], true]);
  });

  it.each([
    ['52.52, 13.40', ['52.52,13.4']],
    ['7.30, 20.15', ['7.3,20.15']],
    ['[7.30, 20.15]', ['7.3,20.15']],
    ['- 52.52, 13.40\n- 48.86, 2.35', ['52.52,13.4', '48.86,2.35']],
    ['📍 52.52, 13.40', ['52.52,13.4']],
    ['{"ip": "8.8.8.8", "loc": "37.4056,-122.0775"}', ['37.4056,-122.0775']],
  ])('%j has positions', (text, expected) => {
    expect(read(text)).toMatchObject({positions: expected, problems: []});
  });
});

describe('addresses of maps', () => {
  it.each(['https://www.google.com/maps/@52.52,13.405,15z', 'geo:52.5,13.4'])('are refused: %s', (text) => {
    expect(read(text)).toMatchObject({shapes: [], problems: [expect.stringContaining('Paste the')]});
  });

  it.each(['#hex=8928308280fffff', '?h3=8928308280fffff&center=37.77,-122.41', '8928308280fffff#12/37.77/-122.41'])(
    'may have an index: %s',
    (end) => expect(read(`https://example.com/${end}`).cells).toEqual(['8928308280fffff']),
  );
});

describe('text beside places is counted', () => {
  it.each([
    ['a log', `10:00 INFO cell ${A} count 5\n10:01 INFO cell ${B} count 6`],
    ['a table without names', `${A} 5 7\n${B} 6 8`],
    ['line protocol', `cells,h3=${A} n=5 1700000000\ncells,h3=${B} n=6 1700000000`],
    ['statements', `UPDATE t SET n = 5 WHERE h3 = '${A}';\nUPDATE t SET n = 6 WHERE h3 = '${B}';`],
    ['calls with names', `list(h3 = "${A}", n = 5)\nlist(h3 = "${B}", n = 6)`],
    ['notes', `- ${A}: 5 shops\n- ${B}: 6 shops`],
    ['names before geometries', 'Paris POINT (2.3522 48.8566)\nLyon POINT (4.8357 45.7640)'],
    ['names before indexes', `home: ${A}\nwork: ${B}`],
  ])('in %s', (_, text) => {
    expect(read(text).notes).toEqual([
      'The text beside the places on 2 lines was left out (the first is line 1). To keep it, paste a table such as CSV.',
    ]);
  });

  it.each([
    `${A} (home); ${B} (work)`,
    `[${A}] (home), [${B}] (work)`,
    `home (${A}); work (${B})`,
    `structure(list(h3 = c("${A}", "${B}"), n = c(12, 15)))`,
  ])('on a line: %s', (text) => {
    expect(read(text)).toMatchObject({
      cells: [A, B],
      notes: ['The text beside the place on line 1 was left out. To keep it, paste a table such as CSV.'],
    });
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
    `INSERT INTO cells VALUES (0x${A}), (0x${B})`,
    `f("${A}", 5); g(${B})`,
    `(${A}), (${B})`,
  ])('but not where there is none: %s', (text) => expect(read(text).notes).toEqual([]));
});

describe('geometries without quotes in CSV', () => {
  it('are read without the columns around them if they are WKT, which is said, and else refused', () => {
    const text = 'name,shape,n\na,POLYGON ((0 0, 1 0, 1 1, 0 0)),5\nb,POLYGON ((0 0, 2 0, 2 2, 0 0)),6\n';
    const notes = [expect.stringContaining('left out')];
    expect(read(text)).toMatchObject({shapes: ['Polygon', 'Polygon'], notes});
    const [, problem] = read('name,shape,n\na,{"type":"Point","coordinates":[1,2]},5').problems;
    expect(problem).toContain('GeoJSON among other text');
  });
});
