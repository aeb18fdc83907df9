/** Whatever a worker sends that reader's code has taken over, nothing of it becomes markup of the page. */
import {foreign, forgingWorker, payloads, sandboxFile} from '../support/sandboxPayloads';
import {openExample} from './support/example';
import {expect, test} from './support/test';

test('no forged message of a worker becomes markup', async ({page}) => {
  await page.route(sandboxFile, (route) => route.fulfill({contentType: 'text/javascript', body: forgingWorker}));
  const {example, editor} = await openExample(page);
  const output = example.locator('[class*=output]');
  await editor.fill('0');
  // All of it is there, as text.
  await expect(output.locator('pre')).toHaveText([payloads.join(''), payloads.join('')]);
  await expect(output.locator(foreign)).toHaveCount(0);
  await expect(output.locator('pre [data-value]')).toHaveCount(0);
  // As the name and the text of an error: text, and the link leads to the page's own word for the number.
  await editor.fill('1');
  await expect(output.locator('strong')).toHaveText(payloads[0] ?? '', {useInnerText: false});
  await expect(output.getByRole('link')).toHaveAttribute('href', '/docs/library/errors#e_res_domain');
  await expect(output.locator(foreign)).toHaveCount(0);
  // As the index of a cell: refused, with a Retry.
  await editor.fill('2');
  await expect(example.getByRole('alert')).toContainText('The sandbox sent something else where an index belongs');
  expect(await page.evaluate(() => 'escaped' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/docs/quickstart');
});
