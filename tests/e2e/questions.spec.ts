import {expect, test, visit} from './support/test';

const question = 'How fast is it?';
const answer = '#how-fast-is-it';

test('a link to a question opens it, from another page and on its own', async ({page}) => {
  await visit(page, `/docs/${answer}`);
  await expect(page.locator(answer)).toBeInViewport();
  await expect(page.getByText(question, {exact: true})).toBeInViewport();
  await page.locator('a[href="#why-are-there-gaps"]').dispatchEvent('click');
  await expect(page.locator('#why-are-there-gaps')).toBeInViewport();
  await visit(page, '/docs/quickstart');
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href="/docs/#faq"]')) link.scrollIntoView();
  });
  await page.locator('main a[href="/docs/#faq"]').click();
  await expect(page.getByRole('heading', {name: 'Frequently asked questions (FAQ)'})).toBeInViewport();
});

test('an answer that was open is open again after a step back', async ({page}) => {
  await visit(page, '/docs/');
  const link = page.locator('details.question a[href^="/docs/core-library"]').first();
  await page.locator('details.question > summary').first().click();
  await link.click();
  await page.waitForURL('**/docs/core-library/**');
  await page.goBack();
  await expect(link).toBeInViewport();
});
