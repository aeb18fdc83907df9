import {describe, expect, it} from 'vitest';
import {withType} from '../data/columnTypes';
import {pointRows} from '../data/dataset';
import {lookupOf} from '../data/lookup';
import {colorScale, formatValue} from '../data/scale';
import type {Value} from '../data/types';
import {readInput, readText} from '../input/read';
import {read} from './reading';

const cell = '8928308280fffff';
const other = '8928308283bffff';

describe('a polygon of KML', () => {
  const ring = (coordinates: string) => `<LinearRing><coordinates>${coordinates}</coordinates></LinearRing>`;
  const kml = (outer: string) =>
    `<kml><Placemark><Polygon><innerBoundaryIs>${ring('2,2 4,2 4,4 2,2')}</innerBoundaryIs><outerBoundaryIs>${ring(outer)}</outerBoundaryIs></Polygon></Placemark></kml>`;

  it('has its holes behind its outer ring, in any order', () => {
    const [shape] = readInput(kml('0,0 10,0 10,9 0,0')).shapes;
    const rings = shape?.geometry.type === 'Polygon' ? shape.geometry.coordinates : [];
    expect(rings.map(String)).toEqual(['0,0,10,0,10,9,0,0', '2,2,4,2,4,4,2,2']);
  });

  it('is none without an outer ring that can be read', () => {
    const {shapes, problems} = read(kml('0,0 10,0 10,95 0,0'));
    expect(shapes).toEqual([]);
    expect(problems).toEqual([
      '1: latitude 95 is outside ±90 degrees; are latitude and longitude swapped? (KML writes longitude first)',
      '1: this polygon has no outer ring that can be read',
    ]);
  });
});

describe('rows', () => {
  const decimal = BigInt(`0x${cell}`).toString();

  it.each([
    `id;h3\n1;${decimal}`,
    `[{"id": 1, "h3": ${decimal}}]`,
    `{"id": 1, "h3": ${decimal}}\n{"id": 2, "h3": "${other}"}`,
  ])('may have decimal indexes: %s', (text) => {
    expect(readText(text).data?.rows[0]).toEqual({index: cell, values: [1]});
  });

  it('are not found in plain lists, and points are rows without columns', () => {
    expect(read(`${cell}\n${other}`).rows).toBeUndefined();
    expect(pointRows(readInput('37, -122\n38, -121').shapes)).toEqual({
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

  /** How many values each item of a legend stands for. */
  const countsOf = (values: readonly Value[]) => {
    const {legend, colorOf} = colorScale(values);
    return legend.map(({color}) => values.filter((value) => value !== null && colorOf(value) === color).length);
  };

  it('divide numbers into classes of equal counts, and name those that are missing', () => {
    const {legend} = colorScale([...hundred, null]);
    const counts = countsOf([...hundred, null]).slice(0, -1);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(legend.at(-1)?.label).toBe('no value');
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
    expect(countsOf(tied), 'many equal values leave classes for the others').toEqual([50, 2, 2, 2, 2, 2]);
    expect(colorScale([5, 5]).legend).toMatchObject([{label: '5'}]);
    const thirds = colorScale([1 / 3, 200 / 3, 200.001 / 3]).legend;
    expect(thirds.map(({label}) => label)).toEqual(['0.333333', '66.6667', '66.667']);
    expect(colorScale([0.5, 1477.5]).legend[1]?.label).toBe('1,477.5');
    expect(formatValue('5680132.90')).toBe('5680132.90');
    expect(formatValue(0.1 + 0.2)).toBe('0.3');
    expect(colorScale([]).legend).toEqual([]);
  });

  it('name the most frequent categories and sum up the rest', () => {
    const values = Array.from({length: 12}, (_, at) => Array.from({length: 12 - at}, () => `c${at}`)).flat();
    const {legend, colorOf} = colorScale(values);
    expect(legend.map(({label}) => label)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', '5 others']);
    expect(colorOf('c0')).not.toBe(colorOf('c1'));
    expect(colorOf('c11')).toBe(legend.at(-1)?.color);
  });
});

describe('query results', () => {
  const printed = {
    psql: `       h3        |   city   | n\n-----------------+----------+---\n ${cell} | San José | 1\n ${other} |          | 2\n(2 rows)\n`,
    MySQL: `+-----------------+----------+------+\n| h3              | city     | n    |\n+-----------------+----------+------+\n| ${cell} | San José |    1 |\n| ${other} | NULL     |    2 |\n+-----------------+----------+------+\n2 rows in set\n`,
    DuckDB: `┌─────────────────┬──────────┬───────┐\n│       h3        │   city   │   n   │\n│     varchar     │ varchar  │ int32 │\n├─────────────────┼──────────┼───────┤\n│ ${cell} │ San José │     1 │\n│ ${other} │ NULL     │     2 │\n└─────────────────┴──────────┴───────┘\n`,
    Polars: `shape: (2, 3)\n┌─────────────────┬──────────┬─────┐\n│ h3              ┆ city     ┆ n   │\n│ ---             ┆ ---      ┆ --- │\n│ str             ┆ str      ┆ i64 │\n╞═════════════════╪══════════╪═════╡\n│ ${cell} ┆ San José ┆ 1   │\n│ ${other} ┆ null     ┆ 2   │\n└─────────────────┴──────────┴─────┘\n`,
    SQLite: `h3               city      n\n---------------  --------  -\n${cell}  San José  1\n${other}            2\n`,
  };

  it.each(Object.entries(printed))('of %s keep their columns', (_, text) => {
    const rows = [
      ['San José', 1],
      [null, 2],
    ];
    const found = {cells: [cell, other], columns: ['city', 'n'], types: 'text,number', rows, problems: []};
    expect(read(text)).toMatchObject(found);
  });
});

describe('columns by hand', () => {
  const text = 'a,b,code,n\n-122.41,37.77,007,1\n-122.42,37.78,008,x\n';
  const {fields, types, positions} = read(text);

  it('make positions of columns whose names do not say so', () => {
    expect([types, positions]).toEqual(['number,number,text,text', [undefined, undefined]]);
    const chosen = read(text, withType(withType(fields, 'a', 'longitude'), 'b', 'latitude'));
    expect(chosen.columns).toEqual(['code', 'n', 'a', 'b']);
    expect(chosen.positions).toEqual(['37.77,-122.41', '37.78,-122.42']);
  });

  it('keep text that looks like numbers, and make numbers of text where they can', () => {
    expect(read(text, withType(fields, 'code', 'text')).rows?.map((row) => row[2])).toEqual(['007', '008']);
    expect(read(text, withType(fields, 'n', 'number')).rows?.map((row) => row[3])).toEqual([1, null]);
  });

  it('choose one column of indexes among several, and leave out the rows that have none', () => {
    const two = `old,new,n\n${cell},${other},1\n${cell},,2\n`;
    expect(read(two).fields[0]).toEqual({name: 'old', type: 'index'});
    expect(read(two, withType(read(two).fields, 'new', 'index'))).toMatchObject({
      cells: [other],
      columns: ['old', 'n'],
      types: 'text,number',
      problems: ['3: this row has no index'],
    });
  });

  it('come in the order of the choices, and new ones follow', () => {
    const some = read(text, [
      {name: 'n', type: 'text'},
      {name: 'gone', type: 'index'},
    ]);
    expect(some.fields.map(({name}) => name)).toEqual(['n', 'a', 'b', 'code']);
  });
});

describe('rows of shapes', () => {
  const wkt = (lng: number) => `POLYGON ((${lng} 0, ${lng + 1} 0, ${lng + 1} 1, ${lng} 0))`;
  const texts = {
    GeoJSON: JSON.stringify(
      [1, 2].map((n) => ({
        type: 'Feature',
        properties: {n},
        geometry: {type: 'GeometryCollection', geometries: [{type: 'Point', coordinates: [n, 0]}]},
      })),
    ),
    'CSV with WKT and a line break in quotes': `n,note,shape\n1,"a\nb","${wkt(1)}"\n\n2,c,"${wkt(2)}"\n`,
  };

  it.each(Object.entries(texts))('of %s are found by their shapes', (_, text) => {
    const {ofShape, columns} = lookupOf(readText(text).data);
    const at = columns.findIndex(({name}) => name === 'n');
    expect(readInput(text).shapes.map((shape) => ofShape(shape)?.[at])).toEqual([1, 2]);
  });

  it('are none where a text is a list of shapes', () => {
    for (const text of [`${wkt(1)}\n${wkt(2)}`, '{"type":"LineString","coordinates":[[1,2],[3,4]]}'])
      expect(read(text)).toMatchObject({rows: undefined, problems: []});
  });
});
