import type {Page} from '@playwright/test';

/**
 * Looks at each frame that a reader could see, in the pages that are opened from now on and before they have a body.
 *
 * @returns a list that gets each title and visible heading that says "Not Found"
 */
export async function lookForNotFound(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  await page.exposeFunction('saw', (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1');
      const text = heading?.checkVisibility() ? heading.innerText : '';
      for (const seen of [document.title, text])
        if (seen.includes('Not Found')) (window as unknown as {saw: (text: string) => void}).saw(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return shown;
}
