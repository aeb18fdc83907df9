import type {Element} from 'hast';
import {expect, test} from 'vitest';
import {breakable} from '../breakable';
import {rehypeBreakableCode} from '../node/breakableCode';

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

/** The parts between which a name in code may break. */
function partsOf(name: string, row: Element['properties']): string[] {
  const code: Element = {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: name}]};
  // A plugin of rehype also gets the file.
  const transform: (...given: unknown[]) => void = rehypeBreakableCode() as never;
  transform({type: 'element', tagName: 'tr', properties: row, children: [code]}, {path: 'page.mdx'});
  return code.children.flatMap((child) => (child.type === 'text' ? [child.value] : []));
}

test('in code, names of medium length break in a table of names alone', () => {
  expect(partsOf('h3ToGeoBoundary', {dataFunction: 'cellToBoundary'})).toEqual(['h3', 'To', 'Geo', 'Boundary']);
  expect(partsOf('h3ToGeoBoundary', {})).toEqual(['h3ToGeoBoundary']);
  expect(partsOf('kRing', {dataFunction: 'gridDisk'})).toEqual(['kRing']);
});
