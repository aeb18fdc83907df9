import {cellToBoundary} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {readInput} from '../input/read';

const shapesOf = (text: string) => readInput(text).shapes.map(({geometry}) => geometry);
const ring = [
  [-122.4, 37.8],
  [-122.3, 37.7],
  [-122.5, 37.7],
  [-122.4, 37.8],
];
const latFirst = '[[37.8, -122.4], [37.7, -122.3], [37.7, -122.5]]';
const tuples = '[(37.8, -122.4), (37.7, -122.3), (37.7, -122.5)]';
const lngFirst = '[[-122.4, 37.8], [-122.3, 37.7], [-122.5, 37.7]]';
const geoJson = `{"type": "Polygon", "coordinates": [${JSON.stringify(ring)}]}`;

describe('a call of H3 in a program', () => {
  it.each([
    [`polygonToCells(${latFirst}, 9)`, 'polygonToCells', 'latitude'],
    [
      `const cells = h3.polygonToCells([\n  [37.8, -122.4], // Pier 9\n  [37.7, -122.3],\n  [37.7, -122.5]\n], 9);`,
      'polygonToCells',
      'latitude',
    ],
    [`const area = ${latFirst};\nconst cells = polygonToCells(area, 9);`, 'polygonToCells', 'latitude'],
    [`polygonToCells([${lngFirst}], 9, true)`, 'polygonToCells', 'longitude'],
    [`poly = h3.LatLngPoly(${tuples})\ncells = h3.h3shape_to_cells(poly, 9)`, 'LatLngPoly', 'latitude'],
    [`h3.polygon_to_cells(h3.LatLngPoly(${tuples}), res=9)`, 'LatLngPoly', 'latitude'],
    [`h3.polyfill({'type': 'Polygon', 'coordinates': [${latFirst}]}, 9)`, 'polyfill', 'latitude'],
    [
      'List<Long> cells = h3.polygonToCells(List.of(new LatLng(37.8, -122.4), new LatLng(37.7, -122.3), new LatLng(37.7, -122.5)), null, 9);',
      'polygonToCells',
      'latitude',
    ],
  ])('%s has a polygon', (text, name, first) => {
    const {problems, notes, resolution} = readInput(text);
    expect(shapesOf(text)).toEqual([{type: 'Polygon', coordinates: [ring]}]);
    expect(problems).toEqual([]);
    expect(resolution).toBe(9);
    expect(notes?.map((note) => note.text)).toEqual([
      `The positions in calls of ${name} were read with the ${first} first, as the function takes them.`,
      'The resolution in the program is 9.',
    ]);
  });

  it('has holes', () => {
    const hole = '[(37.75, -122.4), (37.74, -122.39), (37.74, -122.41)]';
    const [shape] = shapesOf(`h3.LatLngPoly(${tuples}, ${hole})`);
    expect(shape).toMatchObject({type: 'Polygon', coordinates: [{length: 4}, [[-122.4, 37.75], {}, {}, {}]]});
  });

  it.each([
    'latLngToCell(37.7, -122.4, 9)',
    'print(h3.latlng_to_cell(37.7, -122.4, 9))',
    'h3.geoToH3(37.7, -122.4, 9);',
    'cell, err := h3.LatLngToCell(h3.NewLatLng(37.7, -122.4), 9)',
    'SELECT h3_latlng_to_cell(37.7, -122.4, 9);',
    'SELECT h3_longlatash3(-122.4, 37.7, 9);',
    'SELECT h3_lat_lng_to_cell(POINT(-122.4, 37.7), 9);',
    'lat = 37.7\nlng = -122.4\ncell = h3.latlng_to_cell(lat, lng, 9)',
    'h3.latlng_to_cell(lat=37.7, lng=-122.4, res=9)',
    'h3.latlng_to_cell(res=9, lng=-122.4, lat=37.7)',
    'lat = 37.7\ncell = h3.latlng_to_cell(lat=lat, lng=-122.4, res=9)',
    'SELECT `carto-os`.carto.H3_FROMLONGLAT(-122.4, 37.7, 9)',
    'SELECT H3_POINT_TO_CELL(ST_POINT(-122.4, 37.7), 9)',
  ])('%s has a position', (text) => {
    expect(shapesOf(text)).toEqual([{type: 'Point', coordinates: [-122.4, 37.7]}]);
    expect(readInput(text)).toMatchObject({resolution: 9, problemCount: 0});
  });

  it.each([
    `h3.geo_to_cells(${geoJson}, 9)`,
    `h3.polyfill_geojson(${geoJson}, 9)`,
    "SELECT h3_polygon_to_cells('POLYGON((-122.4 37.8, -122.3 37.7, -122.5 37.7, -122.4 37.8))'::geometry, 9);",
  ])('%s has a geometry of its own', (text) => {
    expect(shapesOf(text)).toEqual([{type: 'Polygon', coordinates: [ring]}]);
    expect(readInput(text).problemCount).toBe(0);
  });

  it('keeps the index that it returned, and names coordinates in the wrong order', () => {
    const {cells, shapes} = readInput(">>> h3.latlng_to_cell(37.769377, -122.388903, 9)\n'89283087033ffff'");
    expect([cells, shapes.length]).toEqual([['89283087033ffff'], 1]);
    expect(readInput('latLngToCell(-122.4, 37.7, 9)').problems[0]?.reason).toContain('swapped?');
  });

  it.each([
    `h3.polygonToCells([\n  [37.8, -122.4], // don't move it (yet\n  [37.7, -122.3],\n  [37.7, -122.5]\n], 9);`,
    `h3.polygon_to_cells(h3.LatLngPoly([\n  (37.8, -122.4),  # the pier's end\n  (37.7, -122.3), (37.7, -122.5)]), 9)`,
    `area = [\n  [37.8, -122.4],  # isn't land\n  [37.7, -122.3], [37.7, -122.5]]\ncells = polygonToCells(area, 9)`,
    `h3.polygonToCells([[37.8, -122.4], /* it's "open" [ */ [37.7, -122.3], [37.7, -122.5]], 9)`,
    `polygon_to_cells([[37.8, -122.4], -- don't\n [37.7, -122.3], [37.7, -122.5]], 9)`,
  ])('%s has an apostrophe in a comment', (text) => {
    const {problemCount, resolution, loose} = readInput(text);
    expect(shapesOf(text)).toEqual([{type: 'Polygon', coordinates: [ring]}]);
    expect({problemCount, resolution, loose}).toEqual({problemCount: 0, resolution: 9, loose: undefined});
  });

  it.each([
    ['latLngToCell(37.7, -122.4, 16)', 16],
    ['h3.latlng_to_cell(37.7, -122.4, res=-1)', -1],
    [`polygonToCells(${latFirst}, 16)`, 16],
    [`h3.geo_to_cells(${geoJson}, 16)`, 16],
    [
      `cells = h3.polygon_to_cells(h3.LatLngPoly([\n  (37.8, -122.4),  # don't move\n  (37.7, -122.3), (37.7, -122.5)]), 16)`,
      16,
    ],
  ])('%s has a resolution that H3 has not', (text, resolution) => {
    const {problems, resolution: asked, shapes} = readInput(text);
    expect(shapes).toHaveLength(1);
    expect(asked).toBeUndefined();
    expect(problems).toMatchObject([{line: 1, reason: `the resolution ${resolution} is outside 0 to 15`}]);
  });

  it.each([
    ['latLngToCell(37.7, 12)', undefined],
    [`h3PolygonToCells(${lngFirst}, 9, 2)`, 9],
  ])('%s has no other number as its resolution', (text, resolution) => {
    expect(readInput(text).resolution).toBe(resolution);
  });

  it('of variables without values has nothing', () => {
    expect(shapesOf("df['cell'] = df.apply(lambda r: h3.latlng_to_cell(r.lat, r.lng, 9), axis=1)")).toEqual([]);
  });

  it('with several resolutions asks for none', () => {
    const text = 'latLngToCell(37.7, -122.4, 9);\nlatLngToCell(52.5, 13.4, 7);';
    expect(shapesOf(text)).toHaveLength(2);
    expect(readInput(text).resolution).toBeUndefined();
  });
});

describe('the boundary of a cell as a program prints it', () => {
  const cell = '8928308280fffff';
  const boundary = cellToBoundary(cell);
  const tuple = `(${boundary.map(([lat, lng]) => `(${lat}, ${lng})`).join(', ')})`;

  it.each([
    JSON.stringify(boundary),
    JSON.stringify(boundary, null, 2),
    tuple,
    JSON.stringify(cellToBoundary(cell, true)),
  ])('%s is the cell', (text) => {
    expect(readInput(text)).toMatchObject({
      cells: [cell],
      shapes: [],
      notes: [{text: 'Corners of cells were read as the cells.'}],
    });
  });

  it('is nothing else: six other positions stay positions', () => {
    expect(readInput(JSON.stringify(boundary.map(([lat, lng]) => [lat, lng * 1.01]))).shapes).toHaveLength(6);
  });
});
