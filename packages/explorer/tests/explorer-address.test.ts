import {cellToVertexes, gridDisk, latLngToCell, originToDirectedEdges} from 'h3-js';
import {expect, test} from 'vitest';
import {explorerAddress} from '@h3-docs/playground/LiveExample/explorerAddress';
import {readAddress} from '../model/url';
import {readInput} from '../input/read';

const cell = latLngToCell(48.8584, 2.2945, 9);

test('the explorer reads back what an example leads it to', async () => {
  const indexes = [cell, ...originToDirectedEdges(cell), ...cellToVertexes(cell)];
  const result = indexes.map((value) => `<span data-value="${value}">"${value}"</span>`).join(', ');
  const address = new URL(explorerAddress(result, '') ?? '', 'https://example.org');
  expect(address.hash).toBe('#explorer');
  const {text} = (await readAddress(address.search)).state;
  expect(text.split(' ')).toEqual(indexes);
  expect(readInput(text).problems).toEqual([]);
});

test('the result counts, and the code where the result has no index', () => {
  expect(explorerAddress(`"${cell}"`, '"8009fffffffffff"')).toBe(`/?q=${cell}#explorer`);
  expect(explorerAddress('[48.86, 2.29]', `h3.cellToLatLng('${cell}')`)).toBe(`/?q=${cell}#explorer`);
});

test('nothing to explore is no link, nor is more than an address should carry', () => {
  expect(explorerAddress('true', 'h3.getRes0Cells().length')).toBeUndefined();
  expect(explorerAddress('617700169958293503, 2.2941392206140927, 0x89283082803ffffffff', '')).toBeUndefined();
  expect(explorerAddress(gridDisk(cell, 3).join(), '')).toBeUndefined();
});
