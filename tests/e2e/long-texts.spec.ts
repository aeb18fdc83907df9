import {allowClipboard, paste} from './support/clipboard';
import {openExample} from './support/example';
import {expect, test, weekly} from './support/test';

/** All fields get their limit by the same hook (`packages/ui/tests/field-limit.test.ts`). */
test('a field refuses a paste that is too long, and keeps its text', weekly, async ({page}) => {
  await allowClipboard(page);
  const {editor} = await openExample(page);
  await editor.fill('12');
  await paste(page, '7'.repeat(50_000));
  await expect(page.getByText('this field takes at most 50,000 characters. Its content is unchanged.')).toBeVisible();
  await expect(editor).toHaveValue('12');
  await paste(page, '34');
  await expect(editor).toHaveValue('1234');
  await expect(page.getByText('this field takes at most')).toBeHidden();
});
