import type {EnginePage} from './page';

/** Replaces the code in the editor of the first live example, by keys as a reader does. */
export async function typeCode(page: EnginePage, code: string): Promise<void> {
  const editor = '.live-example textarea';
  // The editor loads when it is asked for.
  if ((await page.run(`return document.querySelector('${editor}') !== null`)) !== true)
    await page.click('.live-example button[aria-label^="Edit and run"]');
  await page.click(editor);
  await page.run('document.activeElement.select()');
  await page.type(code);
}
