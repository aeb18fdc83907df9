import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {remarkFigures} from '../node/plugin';
import {fileModule} from '@h3-docs/base/node/pageFiles';
import {staticSvgNode} from '@h3-docs/grid/node/emit';
import {evaluate, formatValue} from '@site/plugins/elements/evaluate';
import remarkValues from '@site/plugins/elements/computedValues';
import * as tasks from '@site/plugins/worker/tasks';
import {nodesOf, runPlugin} from '@site/tests/support/page';

/** A page after both plugins. */
const expand = (source: string, path = 'docs/page.mdx'): Promise<Root> =>
  runPlugin(
    source,
    () => async (tree, file) => {
      await remarkValues({tasks})(tree, file);
      await remarkFigures({tasks})(tree, file);
    },
    path,
  );

const text = ({children}: Root) => toString(children.filter(({type}) => type !== 'mdxjsEsm'));

/** The names of all JSX elements, in document order. */
const elements = (tree: Root) => nodesOf(tree, 'mdxJsxFlowElement').map(({name}) => name);

const imports = (tree: Root) => tree.children.filter((node) => node.type === 'mdxjsEsm').map((node) => node.value);

describe('<Figure>', () => {
  it('becomes a drawing with a caption, and one import of its markup', async () => {
    const tree = await expand('Text\n\n<Figure name="pentagon" number="1" caption="A *black* pentagon." />\n');
    expect(elements(tree)).toEqual(['figure', 'StaticSvg', 'figcaption']);
    expect(text(tree)).toBe('TextA black pentagon.');
    const [only = '', ...others] = imports(tree);
    expect(others).toEqual([]);
    const [, data = ''] = /base64,([^"]*)"/.exec(only) ?? [];
    const svg = Buffer.from(data, 'base64').toString();
    expect(svg).toMatch(/^<svg .*a pentagon of resolution 2.*<\/svg>$/s);
    expect(only).toContain(fileModule('figure', svg));
  });

  it('imports a drawing that is shown twice only once', async () => {
    const tree = await expand(
      '<Figure name="pentagon" />\n\n- item\n\n  <Figure name="pentagon" />\n\n<Figure name="disk" />\n',
    );
    expect(elements(tree).filter((name) => name === 'StaticSvg')).toHaveLength(3);
    expect(imports(tree)).toHaveLength(2);
  });

  it('comes to life on pages of the current version, under a name of its own on the page', async () => {
    const page = '<Figure name="neighbors" />\n\n<Figure name="neighbors" res="5" caption="Again." />\n';
    const attributes = nodesOf(await expand(page), 'mdxJsxFlowElement')
      .filter(({name}) => name === 'LivingFigure')
      .map((node) =>
        Object.fromEntries(node.attributes.flatMap((one) => ('name' in one ? [[one.name, one.value] as const] : []))),
      );
    const shared = {name: 'neighbors', play: expect.stringMatching(/^[A-Z]/) as string};
    expect(attributes).toEqual([
      {...shared, id: 'neighbors', props: '{}'},
      {...shared, id: 'neighbors-2', props: '{"res":"5"}'},
    ]);
    expect(elements(await expand(page, 'versioned_docs/version-3.x/page.mdx'))).not.toContain('LivingFigure');
  });

  it.each([
    ['name="nothing"', /^docs\/page\.mdx:3: <Figure>: there is no figure 'nothing'; the figures are .*pentagon/],
    ['name="../h3/draw"', /there is no figure '\.\.\/h3\/draw'/],
    ['name="disk" z="1"', /^docs\/page\.mdx:3: <Figure>: there is no prop 'z'/],
    ['name="disk" k="x"', /is not a number/],
    ['name={1 + 1}', /must be a literal string/],
  ])('with %s fails, and names file and line', async (attributes, message) => {
    await expect(expand(`Text\n\n<Figure ${attributes} />`)).rejects.toThrow(message);
  });
});

it('staticSvgNode carries size and text alternative, and no markup', () => {
  const tree: Root = {type: 'root', children: []};
  const node = staticSvgNode(tree, {svg: '<svg/>', alt: 'A "map"', width: 4, height: 3}, true);
  const attributes = Object.fromEntries(
    node.attributes.map((each) => {
      if (each.type !== 'mdxJsxAttribute') throw new Error('a spread attribute');
      return [each.name, typeof each.value === 'object' ? each.value?.value : each.value];
    }),
  );
  expect(attributes).toMatchObject({width: '4', height: '3', alt: 'A "map"', late: ''});
  const {source} = attributes;
  // The bundler would store the address once for each use of the import.
  expect(imports(tree)).toEqual([
    `import ${source}File from "${fileModule('figure', '<svg/>')}"; const ${source} = ${source}File;`,
  ]);
});

it('<Value> is text wherever it stands', async () => {
  const value = '<Value of="getNumCells(2)" format="integer" />';
  expect(text(await expand(`There are ${value} cells.`))).toBe('There are 5,882 cells.');
  expect(text(await expand(`- one ${value}\n- **two ${value}**`))).toBe('one 5,882two 5,882');
  expect(text(await expand(value))).toBe('5,882');
  expect(elements(await expand(value))).toEqual([]);
});

it("<Value> uses h3-js of the page's version", async () => {
  const old = '/site/versioned_docs/version-3.x/page.mdx';
  expect(text(await expand('<Value of="numHexagons(2)" />', old))).toBe('5882');
  await expect(expand('<Value of="numHexagons(2)" />')).rejects.toThrow(/^docs\/page\.mdx:1: <Value>: .*numHexagons/);
  await expect(expand('<Value of="getNumCells(2)" />', old)).rejects.toThrow('getNumCells');
  await expect(expand('a <Value format="integer" />')).rejects.toThrow('docs/page.mdx:1: <Value>: needs an expr');
});

it('evaluate and formatValue show numbers as asked', () => {
  expect(formatValue(evaluate("getHexagonEdgeLengthAvg(0, 'km')", '4.x'), 'fixed:1')).toBe('1,281.3');
  expect(formatValue(1234567n, 'integer')).toBe('1,234,567');
  expect(formatValue(evaluate('Math.max(1, 2)', '4.x'))).toBe('2');
  expect(formatValue('text')).toBe('text');
  expect(formatValue(2, 'fixed:3')).toBe('2.000');
});

it('evaluate and formatValue refuse what they cannot show', () => {
  expect(() => formatValue([1])).toThrow('not text');
  expect(() => formatValue(undefined)).toThrow('not text');
  expect(() => formatValue(1.5, 'integer')).toThrow('not an integer');
  expect(() => formatValue('1', 'integer')).toThrow('not a number');
  expect(() => formatValue(1, 'percent')).toThrow("there is no format 'percent'");
  expect(() => formatValue(1, 'fixed:x')).toThrow('no format');
});
