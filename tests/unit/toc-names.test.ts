import {expect, test} from 'vitest';
import {breakable} from '../../src/theme/TOCItems/Tree/breakable';

test('long names in the table of contents break where their words do', () => {
  expect(breakable('maxPolygonToCellsSize')).toBe('max<wbr>Polygon<wbr>To<wbr>Cells<wbr>Size');
  expect(breakable('E_RES_DOMAIN')).toBe('E_<wbr>RES_<wbr>DOMAIN');
  expect(breakable('Choose a resolution')).toBe('Choose a resolution');
});

test('tags keep their attributes', () => {
  expect(breakable('<code class="camelCase">gridDisk</code>')).toBe('<code class="camelCase">grid<wbr>Disk</code>');
});
