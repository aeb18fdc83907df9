import {expect, it} from 'vitest';
import {runPlugin} from '@site/tests/support/page';
import remarkStackTabs from '../node/engines/stackTabs';

const expanded = async (text: string) => JSON.stringify(await runPlugin(text, remarkStackTabs));

it('labels the tabs of languages and of engines', async () => {
  const tree = await expanded(
    '<StackTabs>\n<Stack id="python">\n\nOne.\n\n</Stack>\n<Stack id="carto-bigquery">\n\nTwo.\n\n</Stack>\n</StackTabs>\n',
  );
  expect(tree).toContain('"name":"LanguageTabs"');
  expect(tree.match(/"name":"LanguagePanel"/g)).toHaveLength(2);
  expect(tree).toContain('"value":"Python"');
  expect(tree).toContain('"value":"BigQuery (CARTO)"');
});

it('names the page and the line of a stack that does not exist', async () => {
  await expect(expanded('\n<StackTabs>\n<Stack id="cobol">\n\nOne.\n\n</Stack>\n</StackTabs>\n')).rejects.toThrow(
    "page.mdx:3: <Stack>: there is no language and no engine with the id 'cobol'",
  );
});
