import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {readText} from '../input/read';
import {whyBlocked} from '../model/operations';
import {toValuesCsv, toValuesGeoJson} from '../model/export/values';

const cell = '8928308280fffff';
const disk = h3.gridDisk(cell, 3);
const neighbor = h3.gridRing(cell, 1)[0] ?? '';
const edge = h3.originToDirectedEdges(cell)[0] ?? '';

describe('operations that cannot run', () => {
  it('say what they need', () => {
    expect(whyBlocked('parent', ['8001fffffffffff'])).toBe('Cells of resolution 0 have no parent');
    expect(whyBlocked('children', [h3.latLngToCell(0, 0, 15)])).toBe('Cells of resolution 15 have no children');
    expect(whyBlocked('compact', [cell, h3.cellToParent(cell, 8)])).toBe(
      'Compact needs cells of one resolution. Uncompact them first',
    );
    expect(whyBlocked('disk', disk)).toBeUndefined();
  });
});

const data = readText(
  `h3,sales,shop\n${cell},3,"Zürich, ""Hof"""\n${neighbor},,Bern\n${disk.at(-1) ?? ''},-1.5,zürich`,
).data;

describe('exports', () => {
  it('keep the values of rows, in CSV that can be read back and in GeoJSON', () => {
    if (!data) throw new Error('no data');
    const csv = toValuesCsv([cell, neighbor, edge], data);
    expect(csv).toBe(`h3,sales,shop\r\n${cell},3,"Zürich, ""Hof"""\r\n${neighbor},,Bern\r\n${edge},,\r\n`);
    expect(readText(csv).data?.rows[0]?.values).toEqual([3, 'Zürich, "Hof"']);
    expect(toValuesGeoJson([cell, neighbor], data).features.map(({properties}) => properties)).toMatchObject([
      {h3: cell, sales: 3, shop: 'Zürich, "Hof"'},
      {h3: neighbor, sales: null, shop: 'Bern'},
    ]);
  });
});
