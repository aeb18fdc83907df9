import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkTerms, {readTerms, unfamiliar} from '../../plugins/elements/glossaryLinks';
import {nodesOf} from '../support/page';

/** The links that a page gets: what is linked, and where to. */
function linksOf(markdown: string, path = 'docs/core-library/some.mdx', title = 'Some page'): string[] {
  const tree: Root = fromMarkdown(markdown);
  const file = new VFile({path});
  file.data.frontMatter = {title};
  remarkTerms()(tree, file);
  return nodesOf(tree, 'link').map((node) => `${toString(node)} ${node.url.split('#')[1]}`);
}

test('a term is linked where a page first uses it, in any number and case', () => {
  expect(
    linksOf('The **base cells** are large. A base cell has a number.\n\nDirected edges have a direction.'),
  ).toEqual(['base cells base-cell', 'Directed edges directed-edge']);
  expect(linksOf('A cell can have distortion vertices.')).toEqual(['distortion vertices distortion-vertex']);
});

test('not in headings, in code, in other links, or on a page about the term', () => {
  expect(linksOf('# Base cells\n\n`base cell` and [every base cell](/x). Then a base cell.')).toEqual([
    'every base cell undefined',
    'base cell base-cell',
  ]);
  expect(linksOf('A directed edge.', undefined, 'Directed edge index')).toEqual([]);
  expect(linksOf('A base cell.', '/site/docs/library/terminology.mdx')).toEqual([]);
});

test('3.x, which has no page of terms, links its own terms to the pages that explain them', () => {
  const folder = '/site/versioned_docs/version-3.x';
  const text = 'A directed edge, a unidirectional edge, and pentagons.';
  expect(linksOf(text, `${folder}/api/misc.mdx`)).toEqual(['unidirectional edge undefined', 'pentagons pentagons']);
  expect(linksOf(text, `${folder}/core-library/overview.mdx`)).toEqual(['unidirectional edge undefined']);
  expect(linksOf(text, `${folder}/api/uniedge.mdx`)).toEqual(['pentagons pentagons']);
});

test('the page of terms explains every term that is linked', () => {
  const terms = readTerms(readFileSync('docs/library/terminology.mdx', 'utf8'));
  expect(terms.map(({target}) => target.split('#')[1])).toEqual(unfamiliar);
  expect(readTerms('### Aperture {/* #aperture */}').map(({target}) => target)).toEqual([
    'library/terminology#aperture',
  ]);
});
