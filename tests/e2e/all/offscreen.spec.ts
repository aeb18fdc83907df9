/** What is out of view is skipped, and yet is where it will be. */
import type {CDPSession, Page} from '@playwright/test';
import {expect, test, visit} from '../support/test';

const page = '/docs/api/traversal';

/** Waits until every part of the page has been laid out once: none is shown for it any more. */
async function measured(at: Page): Promise<void> {
  await expect(at.locator('html')).toHaveAttribute('data-measured', 'true');
}

const tops = (at: Page) =>
  at.locator('.markdown > h2').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));

test('all headings are where they are when the whole page is laid out', async ({page: at}) => {
  await visit(at, page);
  await measured(at);
  const skipped = await tops(at);
  await at.evaluate(() => delete document.documentElement.dataset.partial);
  expect(await tops(at)).toEqual(skipped);
});

/** The number of elements that the browser restyles while something is done. */
async function restyled(session: CDPSession, act: () => Promise<void>): Promise<number> {
  let elements = 0;
  session.on('Tracing.dataCollected', ({value}) => {
    for (const {name, args} of value as unknown as {name: string; args?: {elementCount?: number}}[])
      if (name === 'UpdateLayoutTree') elements = Math.max(elements, args?.elementCount ?? 0);
  });
  await session.send('Tracing.start', {transferMode: 'ReportEvents', categories: 'devtools.timeline'});
  await act();
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await ended;
  return elements;
}

test('a change of the color mode restyles what is in view', async ({page: at}) => {
  await visit(at, page);
  await measured(at);
  const session = await at.context().newCDPSession(at);
  const all = await at.locator('*').count();
  const count = await restyled(session, async () => {
    await at.getByRole('button', {name: /mode/}).first().click();
    await at.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  });
  expect(count).toBeGreaterThan(50);
  expect(count).toBeLessThan(all / 2.5);
});

for (const [address, anchor] of [
  [page, '#gridringunsafe'],
  // Its lists of problems are in files.
  ['/docs/library/errors', '#e_option_invalid'],
] as const) {
  test(`a reader who goes back to ${address} is within a screen of where they were`, async ({page: at}) => {
    await visit(at, address);
    await measured(at);
    const heading = at.locator(anchor);
    await heading.evaluate((element) => element.scrollIntoView());
    await at
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', {name: 'Quickstart'})
      .evaluate((link: HTMLElement) => link.click());
    await expect(at.locator('h1')).toHaveText(/Quickstart|quick/i);
    await at.goBack();
    await measured(at);
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(at.viewportSize()?.height ?? 0);
  });
}
