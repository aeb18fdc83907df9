import {expect, test, visit} from './support/test';

/** What the decoder makes of texts is in `tests/unit/decoder-component.test.tsx`, and how it loads in `failures.spec.ts`. */
const address = '/docs/library/index/cell';

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
