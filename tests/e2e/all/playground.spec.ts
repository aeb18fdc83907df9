import {openExample} from '../support/example';

import {expect, test, visit} from '../support/test';

const page4 = '/docs/quickstart';

test('a promise that loops for ever ends with its run', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('Promise.resolve().then(() => { for (;;); }); return "answered"');
  await expect(example.locator('pre').last()).toHaveText('"answered"');
  await editor.fill('return "free"');
  await expect(example.locator('pre').last()).toHaveText('"free"');
});

test('a huge result is cut, with the true count', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill("return h3.gridDisk('8928308280fffff', 100)");
  await expect(example).toContainText(/… \d+,\d{3} more/);
  const text = await example.locator('pre').last().innerText();
  const shown = text.match(/"[0-9a-f]{15}"/g) ?? [];
  const more = Number(/… ([\d,]+) more/.exec(text)?.[1]?.replaceAll(',', ''));
  expect(shown.length + more).toBe(1 + 3 * 100 * 101);
});

test('nothing that code returns becomes markup', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill('console.log("<b>x</b>"); return "<img src=x onerror=alert(1)>"');
  await expect(example).toContainText('<img src=x onerror=alert(1)>');
  await expect(example.locator('img, pre b')).toHaveCount(0);
  await editor.fill('throw new Error("<i>no</i>")');
  await expect(example).toContainText('<i>no</i>');
});

test('what was typed survives a change of color mode and a resize', async ({page}) => {
  const {editor} = await openExample(page);
  await editor.fill('return "kept"');
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await page.setViewportSize({width: 390, height: 800});
  await expect(editor).toHaveValue('return "kept"');
});

test('code is never taken from the address', async ({page}) => {
  const {editor} = await openExample(page);
  const code = await editor.inputValue();
  const evil = encodeURIComponent('return "evil"');
  for (const address of [`?code=${evil}`, `#code=${evil}`, `?example=${evil}#${evil}`]) {
    await visit(page, page4 + address);
    await page.mouse.move(9, 9);
    await expect(page.locator('.live-example').first().getByRole('textbox')).toHaveValue(code);
  }
});
