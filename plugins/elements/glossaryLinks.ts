import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Link, Root} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {memoize} from '@h3-docs/base/memoize';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {versionOf} from '@h3-docs/base/node/version';

/** The page of terms in the folder of a version. */
const page = 'library/terminology';

/** In the folder of a version without such a page: terms, and the page that explains each of them. */
const list = '_facts/terms.json';

/** Ids of the terms that readers may meet before they know them. Others on the page are everyday words that would be linked everywhere. */
export const unfamiliar = [
  'antimeridian',
  'aperture',
  'base-cell',
  'center-child',
  'child-position',
  'class',
  'compact-set',
  'containment-mode',
  'deleted-subsequence',
  'directed-edge',
  'distortion-vertex',
  'gnomonic-projection',
  'grid-disk',
  'grid-path',
  'grid-ring',
  'icosahedron',
  'local-ij',
  'logical-containment',
  'pentagon',
];

interface Term {
  /** The page of the version that explains the term, and the anchor there. */
  readonly target: string;
  /** As in the heading, its first letter in either case, or its plural: with s or es, or vertices for vertex. */
  readonly pattern: RegExp;
}

function patternOf(names: readonly string[]): RegExp {
  const forms = names.map((name) => {
    const [first = '', rest = name.slice(1)] = [name[0]];
    return `[${first.toUpperCase()}${first.toLowerCase()}]${rest.replace(/ex$/, '(?:ex|ices)')}`;
  });
  return new RegExp(`\\b(?:${forms.join('|')})(?:s|es)?\\b`, 'g');
}

/**
 * The terms to link, from the headings of the page that explains them.
 * @param source - the page: `### Base cell {/* #base-cell *\/}` is a term
 */
export function readTerms(source: string): Term[] {
  const headings = new Map(
    Array.from(source.matchAll(/^### (.+?) \{\/\* #(\S+) \*\/\}$/gm), ([, names = '', id = '']) => [id, names]),
  );
  return unfamiliar.flatMap((id) => {
    const names = headings.get(id);
    if (!names) return [];
    return [{target: `${page}#${id}`, pattern: patternOf(names.split(', '))}];
  });
}

const termsOf = memoize((version: DocsVersion): readonly Term[] => {
  const fileOf = (name: string) => path.join(__dirname, '../..', versions[version].folder, name);
  const file = fileOf(`${page}.mdx`);
  if (existsSync(file)) return readTerms(readFileSync(file, 'utf8'));
  const targets = JSON.parse(readFileSync(fileOf(list), 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(targets).map(([name, target]) => ({target, pattern: patternOf([name])}));
});

const closed = new Set(['link', 'linkReference', 'heading', 'definition']);
const closedElements = new Set(['a', 'Link', 'summary', 'button']);

/** Where no link may be: in another one, and where text is a name or a control. */
function isClosed(node: Node): boolean {
  return closed.has(node.type) || ('name' in node && closedElements.has(String(node.name)));
}

/**
 * Links each unfamiliar term to its explanation where a page first uses it. The page that explains a term, and a page whose title has it, need no link.
 */
export default function remarkTerms() {
  return (tree: Root, file: VFile) => {
    const version = versionOf(file.path);
    const terms = termsOf(version);
    const ownPage = file.path.replaceAll('\\', '/').replace(/\.mdx?$/, '');
    if (terms.length === 0 || ownPage.endsWith(page)) return;
    // All at once: to go through a page takes longer than to look for one term more.
    const anyTerm = new RegExp(terms.map(({pattern}) => pattern.source).join('|'), 'g');
    const {title = ''} = (file.data.frontMatter ?? {}) as {title?: string};
    const isElsewhere = ({target, pattern}: Term) =>
      !ownPage.endsWith(target.replace(/#.*$/, '')) && title.search(pattern) < 0;
    const unlinked = new Set(terms.filter(isElsewhere));
    const link = (text: string): Link | false => {
      const term = [...unlinked].find(({pattern}) => text.search(pattern) === 0);
      if (!term) return false;
      unlinked.delete(term);
      return {
        type: 'link',
        url: `${versions[version].path}/${term.target}`,
        children: [{type: 'text', value: text}],
      };
    };
    findAndReplace(tree, [anyTerm, link], {ignore: isClosed});
  };
}
