import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import remarkStackTabs from '../node/engines/stackTabs';

const expanded = (text: string) => {
  const file = new VFile({value: text, path: 'page.mdx'});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  remarkStackTabs()(tree, file);
  return JSON.stringify(tree);
};

it('labels the tabs of languages and of engines', () => {
  const tree = expanded(
    '<StackTabs>\n<Stack id="python">\n\nOne.\n\n</Stack>\n<Stack id="carto-bigquery">\n\nTwo.\n\n</Stack>\n</StackTabs>\n',
  );
  expect(tree).toContain('"name":"LanguageTabs"');
  expect(tree.match(/"name":"LanguagePanel"/g)).toHaveLength(2);
  expect(tree).toContain('"value":"Python"');
  expect(tree).toContain('"value":"BigQuery (CARTO)"');
});

it('names the page and the line of a stack that does not exist', () => {
  expect(() => expanded('\n<StackTabs>\n<Stack id="cobol">\n\nOne.\n\n</Stack>\n</StackTabs>\n')).toThrow(
    "page.mdx:3: <Stack>: there is no language and no engine with the id 'cobol'",
  );
});
