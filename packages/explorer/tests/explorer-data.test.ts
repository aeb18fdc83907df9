import {describe, expect, it} from 'vitest';
import {withType} from '../data/columnTypes';
import {pointRows} from '../data/dataset';
import {inputLookup} from '../data/lookup';
import {colorScale, formatValue, legendOf} from '../data/scale';
import {readInput, readText} from '../input/read';

const cell = '8928308280fffff';
const other = '8928308283bffff';

describe('where a row is', () => {
  it('is said by its name or its form: other pairs of numbers are no places', () => {
    for (const pairs of ['18-24', '3/4', '09:00-17:30', '"10, 20"']) {
      expect(readInput(`name,what\na,${pairs}\nb,${pairs}`).shapes, pairs).toEqual([]);
    }
    for (const text of ['name,location\na,"10, 20"', 'location,name\n"10, 20",a'])
      expect(readText(text).data?.rows, text).toMatchObject([{position: [10, 20]}]);
    expect(readText('name,what\na,"48.8584, 2.2945"').data?.rows).toMatchObject([{position: [48.8584, 2.2945]}]);
    expect(readText('name,lonlat\na,"13.4, 52.5"').data?.rows).toMatchObject([{position: [52.5, 13.4]}]);
    const feature = {type: 'Feature', geometry: null, properties: {ages: '18-24', at: '48.85, 2.29'}};
    expect(readInput(JSON.stringify({type: 'FeatureCollection', features: [feature]})).shapes).toEqual([]);
  });

  it('has decimal commas in degrees, even with three decimals', () => {
    const {data} = readText('city\tlat\tlng\nLondon\t51,507\t-0,128\nGreenwich\t51,477\t0,005');
    expect(data?.rows).toMatchObject([{position: [51.507, -0.128]}, {position: [51.477, 0.005]}]);
  });

  it('is read from XML behind style sheets and a document type', () => {
    const track = '<trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="3" lon="4"/></trkseg></trk>';
    const text = `<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?>\n<!DOCTYPE gpx [<!ENTITY a "b">]>\n<gpx>${track}</gpx>`;
    expect(readInput(text).shapes.map(({geometry}) => geometry.type)).toEqual(['LineString']);
  });
});

describe('a polygon of KML', () => {
  const ring = (coordinates: string) => `<LinearRing><coordinates>${coordinates}</coordinates></LinearRing>`;
  const read = (outer: string) =>
    readInput(
      `<kml><Placemark><Polygon><innerBoundaryIs>${ring('2,2 4,2 4,4 2,2')}</innerBoundaryIs><outerBoundaryIs>${ring(outer)}</outerBoundaryIs></Polygon></Placemark></kml>`,
    );

  it('has its holes behind its outer ring, in any order', () => {
    expect(read('0,0 10,0 10,9 0,0').shapes.map(({geometry}) => geometry)).toEqual([
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [10, 0],
            [10, 9],
            [0, 0],
          ],
          [
            [2, 2],
            [4, 2],
            [4, 4],
            [2, 2],
          ],
        ],
      },
    ]);
  });

  it('is none without an outer ring that can be read', () => {
    const {shapes, problems} = read('0,0 10,0 10,95 0,0');
    expect(shapes).toEqual([]);
    expect(problems.map(({reason}) => reason)).toEqual([
      'latitude 95 is outside ±90 degrees; are latitude and longitude swapped? (KML writes longitude first)',
      'this polygon has no outer ring that can be read',
    ]);
  });
});

describe('rows', () => {
  it('of CSV keep all columns, with delimiters and line breaks in quotes', () => {
    const text = `name,h3,sales,open\n"Smith, ""Sons""\nand more",${cell},1.5,yes\nZoë,0x${other},,no\n`;
    expect(readText(text).data).toMatchObject({
      columns: [
        {name: 'name', type: 'text'},
        {name: 'sales', type: 'number'},
        {name: 'open', type: 'text'},
      ],
      rows: [
        {index: cell, values: ['Smith, "Sons"\nand more', 1.5, 'yes']},
        {index: other, values: ['Zoë', null, 'no']},
      ],
    });
  });

  it('of TSV with positions and of decimal indexes are read', () => {
    expect(readText('lat\tlng\tvalue\n37.5\t-122\t3\n95\t0\t4').data).toMatchObject({
      columns: [{name: 'value', type: 'number'}, {name: 'lat'}, {name: 'lng'}],
      rows: [{position: [37.5, -122], values: [3, 37.5, -122]}, {values: [4, 95, 0]}],
    });
    const decimal = BigInt(`0x${cell}`).toString();
    for (const text of [
      `id;h3\n1;${decimal}`,
      `[{"id": 1, "h3": ${decimal}}]`,
      `{"id": 1, "h3": ${decimal}}\n{"id": 2, "h3": "${other}"}`,
    ]) {
      expect(readText(text).data?.rows[0]).toEqual({index: cell, values: [1]});
    }
  });

  it('of GeoJSON have their properties, and their id as a place', () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {type: 'Feature', id: cell, properties: {n: 1}, geometry: null},
        {type: 'Feature', properties: {n: 2}, geometry: {type: 'Point', coordinates: [-122, 37]}},
      ],
    });
    expect(readText(text).data).toMatchObject({
      columns: [{name: 'n', type: 'number'}],
      rows: [
        {index: cell, values: [1]},
        {position: [37, -122], values: [2]},
      ],
    });
  });

  it('are not found in plain lists, and points are rows without columns', () => {
    expect(readText(`${cell}\n${other}`).data).toBeUndefined();
    const {shapes} = readInput('37, -122\n38, -121');
    expect(pointRows(shapes)).toEqual({
      columns: [],
      rows: [
        {position: [37, -122], values: []},
        {position: [38, -121], values: []},
      ],
    });
    expect(pointRows([])).toBeUndefined();
  });
});

describe('colors', () => {
  const hundred = Array.from({length: 100}, (_, at) => at ** 2);

  it('divide numbers into classes of equal counts, and name those that are missing', () => {
    const {legend, colorOf} = colorScale([...hundred, null]);
    const counts = legend.slice(0, -1).map(({count}) => count);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(legend.at(-1)).toMatchObject({label: 'no value', count: 1});
    expect(legend.map(({color}) => color)).toContain(colorOf(hundred[3] ?? 0));
  });

  it('of high numbers stand out: dark ones on a light map, light ones on a dark map', () => {
    const brightness = (color: string) => [1, 3, 5].reduce((sum, at) => sum + parseInt(color.slice(at, at + 2), 16), 0);
    for (const isDark of [false, true]) {
      const shades = colorScale(hundred, {isDark}).legend.map(({color}) => brightness(color));
      expect(shades).toEqual([...shades].sort((a, b) => (isDark ? a - b : b - a)));
    }
  });

  it('are one for a single value, and few for few values', () => {
    const tied = [...Array<number>(50).fill(1), 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(
      colorScale(tied).legend.map(({count}) => count),
      'many equal values leave classes for the others',
    ).toEqual([50, 2, 2, 2, 2, 2]);
    expect(colorScale([5, 5]).legend).toMatchObject([{label: '5', count: 2}]);
    const thirds = colorScale([1 / 3, 200 / 3, 200.001 / 3]).legend;
    expect(thirds.map(({label}) => label)).toEqual(['0.3333', '66.6667', '66.667']);
    expect(colorScale([0.5, 1477.5]).legend[1]?.label).toBe('1,477.5');
    const column = {name: 'n', type: 'number'} as const;
    expect(formatValue('5680132.90', column)).toBe('5,680,132.90');
    expect(formatValue('1.50', {name: 'version', type: 'text'})).toBe('1.50');
    expect(formatValue(0.1 + 0.2, column)).toBe('0.3');
    expect(colorScale([]).legend).toEqual([]);
  });

  it('name the most frequent categories and sum up the rest', () => {
    const values = Array.from({length: 12}, (_, at) => Array.from({length: 12 - at}, () => `c${at}`)).flat();
    const {legend, colorOf} = colorScale(values);
    expect(legend.map(({label}) => label)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', '5 others']);
    expect(colorOf('c0')).not.toBe(colorOf('c1'));
    expect(colorOf('c11')).toBe(legend.at(-1)?.color);
  });

  it('of a part of the values are counted by item, although others and missing ones have the same color', () => {
    const part = ['a', 'g', 'x', 'y', null];
    const scale = colorScale([...Array.from('abcdefgh'.repeat(2)), 'x', 'y', null, null, ...part]);
    const counts = legendOf(scale, part).filter(({count}) => count > 0);
    expect(counts.map(({label, count}) => [label, count])).toEqual([
      ['a', 1],
      ['g', 1],
      ['3 others', 2],
      ['no value', 1],
    ]);
  });
});

describe('query results', () => {
  const printed = {
    psql: `       h3        |   city   | n\n-----------------+----------+---\n ${cell} | San José | 1\n ${other} |          | 2\n(2 rows)\n`,
    MySQL: `+-----------------+----------+------+\n| h3              | city     | n    |\n+-----------------+----------+------+\n| ${cell} | San José |    1 |\n| ${other} | NULL     |    2 |\n+-----------------+----------+------+\n2 rows in set\n`,
    DuckDB: `┌─────────────────┬──────────┬───────┐\n│       h3        │   city   │   n   │\n│     varchar     │ varchar  │ int32 │\n├─────────────────┼──────────┼───────┤\n│ ${cell} │ San José │     1 │\n│ ${other} │ NULL     │     2 │\n└─────────────────┴──────────┴───────┘\n`,
    SQLite: `h3               city      n\n---------------  --------  -\n${cell}  San José  1\n${other}            2\n`,
  };

  it.each(Object.entries(printed))('of %s keep their columns', (_, text) => {
    const {columns, rows} = readText(text).data ?? {};
    expect(columns).toEqual([
      {name: 'city', type: 'text'},
      {name: 'n', type: 'number'},
    ]);
    expect(rows).toEqual([
      {index: cell, values: ['San José', 1]},
      {index: other, values: [null, 2]},
    ]);
  });
});

describe('columns by hand', () => {
  const text = 'a,b,code,n\n-122.41,37.77,007,1\n-122.42,37.78,008,x\n';

  it('make positions of columns whose names do not say so', () => {
    const detected = readText(text).data;
    expect(detected?.fields?.map(({type}) => type)).toEqual(['number', 'number', 'text', 'text']);
    expect(detected?.rows.some(({position}) => position)).toBe(false);
    const choices = withType(withType(detected?.fields ?? [], 'a', 'longitude'), 'b', 'latitude');
    const {data: chosen, result} = readText(text, {choices});
    expect(chosen?.columns.map(({name}) => name)).toEqual(['code', 'n', 'a', 'b']);
    expect(chosen?.rows.map(({position}) => position)).toEqual([
      [37.77, -122.41],
      [37.78, -122.42],
    ]);
    expect(result.shapes.map(({geometry}) => geometry)).toEqual([
      {type: 'Point', coordinates: [-122.41, 37.77]},
      {type: 'Point', coordinates: [-122.42, 37.78]},
    ]);
  });

  it('keep text that looks like numbers, and make numbers of text where they can', () => {
    const fields = readText(text).data?.fields ?? [];
    const asText = readText(text, {choices: withType(fields, 'code', 'text')}).data;
    expect(asText?.rows.map(({values}) => values[2])).toEqual(['007', '008']);
    const asNumber = readText(text, {choices: withType(fields, 'n', 'number')}).data;
    expect(asNumber?.rows.map(({values}) => values[3])).toEqual([1, null]);
  });

  it('choose one column of indexes among several, and leave out the rows that have none', () => {
    const two = `old,new,n\n${cell},${other},1\n${cell},,2\n`;
    const fields = readText(two).data?.fields ?? [];
    expect(fields[0]).toEqual({name: 'old', type: 'index'});
    const {data, result} = readText(two, {choices: withType(fields, 'new', 'index')});
    const {rows = [], columns = []} = data ?? {};
    expect(rows.map(({index}) => index)).toEqual([other, undefined]);
    expect(columns).toEqual([
      {name: 'old', type: 'text'},
      {name: 'n', type: 'number'},
    ]);
    expect(result.cells).toEqual([other]);
    expect(result.problems).toMatchObject([{line: 3, reason: 'this row has no index'}]);
  });

  it('come in the order of the choices, and new ones follow', () => {
    const some = readText(text, {
      choices: [
        {name: 'n', type: 'text'},
        {name: 'gone', type: 'index'},
      ],
    }).data;
    expect(some?.fields?.map(({name}) => name)).toEqual(['n', 'a', 'b', 'code']);
  });
});

describe('rows of shapes', () => {
  const square = (lng: number) =>
    [
      [lng, 0],
      [lng + 1, 0],
      [lng + 1, 1],
      [lng, 0],
    ] as const;
  const wkt = (lng: number) =>
    `POLYGON ((${square(lng)
      .map((position) => position.join(' '))
      .join(', ')}))`;
  const texts = {
    GeoJSON: JSON.stringify({
      type: 'FeatureCollection',
      features: [1, 2].map((n) => ({
        type: 'Feature',
        properties: {n},
        geometry: {type: 'GeometryCollection', geometries: [{type: 'Polygon', coordinates: [square(n)]}]},
      })),
    }),
    'CSV with WKT and a line break in quotes': `n,note,shape\n1,"a\nb","${wkt(1)}"\n\n2,c,"${wkt(2)}"\n`,
  };

  it.each(Object.entries(texts))('of %s are found by their shapes', (_, text) => {
    const {shapes} = readInput(text);
    const {ofShape, columns} = inputLookup(readText(text).data);
    const at = columns.findIndex(({name}) => name === 'n');
    expect(shapes.map((shape) => ofShape(shape)?.[at])).toEqual([1, 2]);
    expect(
      shapes.map(({geometry}) => (geometry.type === 'Polygon' ? geometry.coordinates[0]?.[0] : geometry.type)),
    ).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('are none where a text is a list of shapes', () => {
    const text = `${wkt(1)}\n${wkt(2)}`;
    expect(readText(text).data).toBeUndefined();
    const bare = JSON.stringify({type: 'Polygon', coordinates: [square(1)]});
    expect(readText(bare).data).toBeUndefined();
  });
});
