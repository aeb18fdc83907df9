import {expect, test} from 'vitest';
import {breakable} from '../breakable';

test('long names break where their words do', () => {
  expect(breakable('maxPolygonToCellsSize', 20)).toBe('max<wbr>Polygon<wbr>To<wbr>Cells<wbr>Size');
  expect(breakable('E_UNDIR_EDGE_INVALID', 10)).toBe('E_<wbr>UNDIR_<wbr>EDGE_<wbr>INVALID');
  expect(breakable('h3_cell_to_lat(h3_b(c))', 10)).toBe('h3_<wbr>cell_<wbr>to_<wbr>lat(<wbr>h3_<wbr>b(<wbr>c))');
});

test('short names and words stay as they are', () => {
  expect(breakable('gridDisk', 20)).toBe('gridDisk');
  expect(breakable('Choose a resolution', 5)).toBe('Choose a resolution');
});

test('tags keep their attributes', () => {
  expect(breakable('<code class="camelCase">gridDisk</code>', 5)).toBe('<code class="camelCase">grid<wbr>Disk</code>');
});
