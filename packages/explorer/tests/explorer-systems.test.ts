import {describe, expect, it} from 'vitest';
import {withSystem} from '../data/choices';
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
