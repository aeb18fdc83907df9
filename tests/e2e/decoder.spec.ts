import {allowClipboard, clipboardText} from './support/clipboard';
import {expect, pageTest as test, visit} from './support/test';

const address = '/docs/library/index/cell';

/** What the decoder makes of texts is in `tests/unit/decoder-component.test.tsx`. */
test('it works by keyboard, and leads to the explorer', async ({page}) => {
  await allowClipboard(page);
  await visit(page, address);
  const box = page.getByRole('group', {name: 'Index decoder'});
  const input = box.getByRole('textbox', {name: 'An index, in hexadecimal or decimal'});
  // Its first use loads the decoder.
  await input.focus();
  const verdict = box.getByRole('status').first();
  await expect(verdict).toBeVisible();
  await input.press('ControlOrMeta+a');
  await page.keyboard.type('8009fffffffffff');
  await expect(verdict).toContainText('Valid: a cell of resolution 0.');
  const copy = box.getByRole('group', {name: 'Decimal', exact: true}).getByRole('button');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(copy).toHaveText('Copied');
  expect(await clipboardText(page)).toBe('576636674163867647');
  const sample = box.getByRole('button', {name: 'an edge'});
  await sample.focus();
  await page.keyboard.press('Enter');
  await expect(verdict).toContainText('Valid: a directed edge');
  await expect(box.getByRole('link', {name: 'Open this index in the explorer'})).toHaveAttribute(
    'href',
    '/?q=119283082803ffff#explorer',
  );
});

test('nothing moves when the decoder takes the place of its example', async ({page}) => {
  for (const width of [340, 390, 1000, 1350]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, address);
    const box = page.getByRole('group', {name: 'Index decoder'});
    await expect(box.getByRole('status')).toHaveCount(0);
    const example = await box.boundingBox();
    await box.getByRole('textbox').focus();
    // Not the note that it is still loading, which a slow machine shows for a moment.
    await expect(box.getByRole('status').filter({hasText: 'Valid'})).toBeVisible();
    expect((await box.boundingBox())?.height, `${width} px`).toBeCloseTo(example?.height ?? 0, 0);
  }
});
