import type {Element, ElementContent} from 'hast';
import {expect, test} from 'vitest';
import {rehypeBreakableCode} from '../node/breakableCode';

const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The parts between which a name in code may break. */
function partsOf(name: string, row: Element['properties']): string[] {
  const code = element('code', {}, {type: 'text', value: name});
  // A plugin of rehype also gets the file.
  const transform: (...given: unknown[]) => void = rehypeBreakableCode() as never;
  transform(element('tr', row, element('td', {}, code)), {path: 'page.mdx'});
  return code.children.flatMap((child) => (child.type === 'text' ? [child.value] : []));
}

test('names of medium length break in a table of names alone', () => {
  expect(partsOf('h3ToGeoBoundary', {dataFunction: 'cellToBoundary'})).toEqual(['h3', 'To', 'Geo', 'Boundary']);
  expect(partsOf('h3ToGeoBoundary', {})).toEqual(['h3ToGeoBoundary']);
});

test('short names break nowhere', () => {
  expect(partsOf('kRing', {dataFunction: 'gridDisk'})).toEqual(['kRing']);
});
