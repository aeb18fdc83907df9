import {expect, it} from 'vitest';
import remarkVocabulary from '../../plugins/elements/vocabulary';
import {runPlugin} from '../support/page';

const expand = (text: string) => runPlugin(text, remarkVocabulary);

it.each([
  ['One.\n\n<Foo/>', '3: <Foo>'],
  ['One\nand <Foo.Bar/>.', '2: <Foo.Bar>'],
  ['One.\n\n<kdb>x</kdb>', '3: <kdb>'],
  ["import Food from '@h3-docs/base/site';\n\n<Foo/>", '3: <Foo>'],
])('the element in %j, which does not exist, fails with its place', async (text, place) => {
  await expect(expand(text)).rejects.toThrow(`docs/page.mdx:${place}: there is no such element`);
});

it('elements pass that browsers, Docusaurus, or imports of the page define', async () => {
  const text =
    "import A, {B as C} from '@h3-docs/base/site';\nexport function G() { return null; }\n\n<A/> <C.D/> <G/> <Details/> <svg><path d='M0'/></svg> <my-element/> <></>";
  await expect(expand(text)).resolves.toBeDefined();
});
