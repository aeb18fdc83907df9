// cspell:ignore DHDN
import {describe, expect, it} from 'vitest';
import {withSystem} from '../data/choices';
import {geoColumnsOf} from '../files/geoparquet';
import {provide} from '../input/projections';
import {projectedColumns} from '../input/projected-columns';
import {readText} from '../input/read';
import {choicesOf} from '../model/url';

provide();

/** Where the first row of a table is, to about a meter. */
const placeOf = (text: string, choices?: Parameters<typeof readText>[1]) =>
  readText(text, choices).data?.rows[0]?.position?.map((angle) => angle.toFixed(4));

const town = ['51.2254', '6.7763'];

describe('columns of a projected system', () => {
  it('name the system themselves', () => {
    for (const [x, y, system] of [
      ['x_25832', 'y_25832', '25832'],
      ['Easting (EPSG:25832)', 'Northing (EPSG:25832)', '25832'],
      ['X_L93', 'Y_L93', '2154'],
      ['E_LV95', 'N_LV95', '2056'],
      ['rd_x', 'rd_y', '28992'],
      ['utm_e_32N', 'utm_n_32N', '32632'],
      ['Rechtswert', 'Hochwert', undefined],
    ] as const)
      expect(projectedColumns(['id', y, x, 'n1']), x).toEqual({x: 2, y: 1, ...(system && {system})});
  });

  it('are not guessed from years, numbers, or single letters', () => {
    for (const head of [
      ['x_2020', 'y_2021'],
      ['x_2020', 'y_2020'],
      ['e', 'n'],
      ['north', 'east'],
      ['x_25832', 'y_25833'],
      ['x_mean', 'y_mean'],
      ['easting', 'northing', 'easting_25832', 'northing_25832'],
    ])
      expect(projectedColumns(head), head.join()).toBeUndefined();
  });

  it('are read in it, with decimal commas and group digits, too', () => {
    const plain = 'id,x_25832,y_25832\na,344729.47,5677240.29';
    expect(placeOf(plain)).toEqual(town);
    expect(readText(plain).result.notes?.[0]?.text).toContain('EPSG:25832');
    expect(placeOf('id;x_25832;y_25832\na;344729.47;5677240.29')).toEqual(town);
    expect(placeOf('id;x_25832;y_25832\na;344.729,47;5.677.240,29')).toEqual(town);
  });

  it('that name none wait for the reader, whatever they are called', () => {
    for (const [x, y] of [
      ['Rechtswert', 'Hochwert'],
      ['x', 'y'],
      ['a', 'b'],
    ] as const) {
      const text = `id;${x};${y}\na;344729.47;5677240.29`;
      const typed = (readText(text).data?.fields ?? []).map(({name, ...field}) =>
        name === x
          ? {...field, name, type: 'longitude' as const}
          : name === y
            ? {...field, name, type: 'latitude' as const}
            : {...field, name},
      );
      const {result} = readText(text, {choices: typed});
      expect(result.shapes).toEqual([]);
      expect(result.problems[0]?.reason).toBe(
        `“${x}” and “${y}” aren’t in degrees. Choose their coordinate system under Columns`,
      );
      const choices = withSystem(typed, '25832');
      expect(placeOf(text, {choices}), x).toEqual(town);
      expect(choicesOf(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
      expect(readText(text, {choices: withSystem(typed, '99999')}).result.problems[0]?.reason).toContain('99999');
    }
  });

  it('of a local grid are no degrees, though they may look so', () => {
    expect(readText('id,easting,northing\na,51.5,8.4').result.shapes).toEqual([]);
  });
});

it('projections are loaded for a header and for a choice that name a system', async () => {
  const {vi} = await import('vitest');
  vi.resetModules();
  const {needsProjections} = await import('../input/reference');
  expect(needsProjections('id,x_25832,y_25832\n1,2,3')).toBe(true);
  expect(needsProjections('x,y\n1,2', [{name: 'x', type: 'longitude', system: '25832'}])).toBe(true);
  expect(needsProjections('x,y\n1,2', [{name: 'x', type: 'longitude'}])).toBe(false);
});

describe('old geographic systems', () => {
  const point = (crs: string, x: number, y: number) =>
    `{"type": "Point", "coordinates": [${x}, ${y}], "crs": {"type": "name", "properties": {"name": "${crs}"}}}`;
  const positionOf = (text: string) => {
    const geometry = readText(text).result.shapes[0]?.geometry;
    return geometry?.type === 'Point' ? geometry.coordinates.map((angle) => angle.toFixed(4)) : undefined;
  };

  // The positions are PROJ's, which has finer shifts for some systems.
  it.each([
    ['urn:ogc:def:crs:EPSG::4267', -90.5, 40.5, ['-90.5001', '40.5000']],
    ['EPSG:4230', 2.5, 48.5, ['2.4985', '48.4991']],
    ['EPSG:4277', -1.5, 52.5, ['-1.5015', '52.5004']],
    ['EPSG:4284', 37.5, 55.5, ['37.4981', '55.5001']],
    ['EPSG:4301', 139.5, 35.5, ['139.4968', '35.5033']],
    ['EPSG:26717', 500_000, 4_400_000, ['-80.9998', '39.7518']],
    ['EPSG:23030', 500_000, 4_400_000, ['-3.0013', '39.7481']],
    ['EPSG:4269', -90.5, 40.5, ['-90.5000', '40.5000']],
    ['DHDN', 10.5, 50.5, ['10.4987', '50.4988']],
  ])('%s is shifted to WGS 84', (crs, x, y, expected) => {
    expect(positionOf(point(crs, x, y))).toEqual(expected);
  });

  it('are known in GeoParquet without their numbers', () => {
    const systemOf = (crs: unknown) =>
      geoColumnsOf({
        version: 2,
        schema: [],
        num_rows: 0n,
        row_groups: [],
        metadata_length: 0,
        key_value_metadata: [{key: 'geo', value: JSON.stringify({columns: {geometry: {encoding: 'WKB', crs}}})}],
      }).get('geometry');
    const geographic = (name: string, datum: string, semi_major_axis: number) => ({
      type: 'GeographicCRS',
      name,
      datum: {name: datum, ellipsoid: {semi_major_axis}},
    });
    expect(systemOf(geographic('x', 'North American Datum 1927', 6_378_206.4))).toMatchObject({srid: 4267});
    expect(systemOf(geographic('ED50', 'x', 6_378_388))).toMatchObject({srid: 4230});
    expect(systemOf(geographic('Old', 'x', 6_378_388))).toMatchObject({srid: 0, unknown: 'Old'});
    expect(systemOf(geographic('New', 'x', 6_378_137))).toEqual({encoding: 'WKB', srid: 0});
  });

  it('are also known by what R prints above a table', () => {
    const text = (crs: string) => `Geodetic CRS:  ${crs}\nid lat lng\n1 48.5 2.5\n2 48.6 2.6`;
    expect(readText('id x y\n1 2.5 48.5\n2 2.6 48.6').result.shapes).toHaveLength(2);
    expect(positionOf(text('WGS 84').replace('lat lng', 'y x'))).toEqual(['2.5000', '48.5000']);
    expect(positionOf(text('ED50').replace('lat lng', 'y x'))).toEqual(['2.4985', '48.4991']);
  });
});
