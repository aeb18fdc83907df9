import type {Locator, Page} from '@playwright/test';
import {expect, visit} from './test';

/** Opens the explorer on a query and waits for its map. */
export async function openExplorer(page: Page, query = '', map: 'ready' | 'static' = 'ready'): Promise<void> {
  await visit(page, `/${query}`);
  await showMap(page, map);
}

/** Scrolls to the explorer and waits for its map. */
export async function showMap(page: Page, map: 'ready' | 'static' = 'ready'): Promise<void> {
  await page.locator('#explorer').scrollIntoViewIfNeeded();
  await page.locator(`[data-map=${map}]`).waitFor({timeout: 120_000});
}

/** The box for input. */
export const inputBox = (page: Page): Locator => page.getByRole('textbox', {name: 'Paste anything'});

/** The moving map's drawing. */
export const mapCanvas = (page: Page): Locator => page.locator('[data-map] canvas:not([aria-hidden])');

/** A button of the explorer by its exact name. */
export const explorerButton = (page: Page, name: string): Locator =>
  page.locator('#explorer').getByRole('button', {name, exact: true});

/** The value of a detail of what is selected. */
export const detailOf = (page: Page, label: string): Locator =>
  page.locator(`[data-label="${label}"] dd > :first-child`).first();

/** How many pixels of the map have the color of what is selected, in its left half and in its right half. */
export const selectedPixels = (page: Page): Promise<number[]> => pixelsOf(page, 'var(--h3-selected)');

/** How many pixels of the map have a color of CSS, in its left half and in its right half. */
export async function pixelsOf(page: Page, color: string): Promise<number[]> {
  await expect(page.locator('[data-map] [data-still]')).toBeAttached({timeout: 120_000});
  const png = (await mapCanvas(page).screenshot()).toString('base64');
  return page.evaluate(
    async ([data, wantedColor]) => {
      const probe = document.querySelector('[data-map]')?.appendChild(document.createElement('i'));
      if (!probe) throw new Error('There is no map.');
      probe.style.color = wantedColor;
      const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
      probe.remove();
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))], {type: 'image/png'}),
      );
      const {width, height} = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const counts = [0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        const off = (channel: number, wanted: number) => Math.abs((pixels[at + channel] ?? 0) - wanted);
        if (Math.max(off(0, red), off(1, green), off(2, blue)) > 12) continue;
        const side = (at / 4) % width < width / 2 ? 0 : 1;
        counts[side] = (counts[side] ?? 0) + 1;
      }
      return counts;
    },
    [png, color] as const,
  );
}

/** The indexes that the address has as selected. */
export const selection = (page: Page): string[] => new URL(page.url()).searchParams.get('sel')?.split('.') ?? [];

/** Waits until the address has exactly these as selected, in any order. */
export async function expectSelection(page: Page, cells: readonly string[]): Promise<void> {
  await expect.poll(() => selection(page).sort()).toEqual([...cells].sort());
}

/** Moves the explorer far below the fold, wherever the page has it; call it before the page is opened. */
export async function pushDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Not in the sandbox that runs the page's examples.
    if (window.top !== window) return;
    document.addEventListener('DOMContentLoaded', () => {
      document.head.insertAdjacentHTML('beforeend', '<style>#explorer { margin-top: 4000px !important }</style>');
    });
  });
}

/** Opens a fold of the explorer, if it is closed. Returns how many actions that took. */
export async function unfold(page: Page, title: string | RegExp): Promise<number> {
  const summary = page.locator('#explorer summary').filter({hasText: title}).first();
  await expect(summary).toBeVisible();
  if (await summary.evaluate(({parentElement}) => parentElement?.hasAttribute('open') ?? false)) return 0;
  await summary.click();
  return 1;
}
