import type {Page} from '@playwright/test';

/** Whether the section of an anchor is in view, and not under the navbar. */
function isInPlace(id: string): boolean {
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
  // A section at the end of the page can't come to the top. An example that loads below it moves the end of the page away.
  const toEnd = document.documentElement.scrollHeight - window.scrollY - top;
  return top >= (navbar?.bottom ?? 0) && top < (toEnd <= window.innerHeight ? window.innerHeight : 200);
}

/** Waits until the section of an anchor is in view below the navbar. Returns whether it came. */
export const comesIntoPlace = (page: Page, id: string): Promise<boolean> =>
  page.waitForFunction(isInPlace, id, {timeout: 120_000}).then(
    () => true,
    () => false,
  );
