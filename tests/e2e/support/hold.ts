import type {Page} from '@playwright/test';

/** Holds a page's requests for these files until the returned function is called; later ones pass at once. */
export async function hold(page: Page, files: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
