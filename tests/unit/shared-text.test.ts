import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkSharedText from '../../plugins/shared-text';

const pages = {'4.x': '/docs/page.mdx', '3.x': '/versioned_docs/version-3.x/page.mdx'};

/** A page after the plugin. */
function expand(text: string, version: keyof typeof pages): Root {
  const file = new VFile({path: pages[version], value: text});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSharedText);
  return processor.runSync(processor.parse(file), file) as Root;
}

function links(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'link', ({url}) => {
    found.push(url);
  });
  return found;
}

describe('text for one version', () => {
  const text = 'Before<Only version="4.x"> and <Fn name="getIndexDigit" /></Only><Only version="3.x"> or not</Only>.';

  it('is in that version, in the line where it stands', () => {
    expect(toString(expand(text, '4.x'))).toBe('Before and getIndexDigit.');
  });

  it('is not even read for the other, which may lack what it names', () => {
    expect(toString(expand(text, '3.x'))).toBe('Before or not.');
  });

  it('outside of it, a function that the version lacks stops the build', () => {
    expect(() => expand('<Fn name="getIndexDigit" />', '3.x')).toThrow(/page\.mdx:1: <Fn>: .*no counterpart in 3\.x/);
  });
});

it('a function is linked under the name of the version', () => {
  expect(links(expand('<Fn name="latLngToCell" />', '4.x'))).toEqual(['/docs/api/indexing#latlngtocell']);
  expect(links(expand('<Fn name="latLngToCell" />', '3.x'))).toEqual(['/docs/3.x/api/indexing#geotoh3']);
});
