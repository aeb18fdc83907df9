import type {Page} from '@playwright/test';

/** Measures how much of each page that is opened from now on moves while it loads: returns the sum of its layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = {shift: 0};
    Object.assign(window, {total});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    // Shifts are told when the browser has drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => (window as unknown as {total: {shift: number}}).total.shift);
  };
}
