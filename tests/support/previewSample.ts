import type {Page} from '@playwright/test';
import type {SiteCopy} from './siteCopy';

/** The page with the sample. */
export const samplePage = 'docs/quickstart.mdx';

/** One of each kind that an author saves: text, a value, a figure, and catalogue entries with examples. */
const sample = `
Sample: text.

<Value of="sampleSize" /> samples.

<Figure name="neighbors" />

<ApiFunctions group="vertex" />
`;

/** Adds the sample to a page of a copy, and keeps what the page has: old anchors lead to its sections. */
export function addSample(copy: SiteCopy): void {
  copy.edit(samplePage, (text) => text + sample);
}

/**
 * Opens the page with the sample, and waits until it is shown.
 *
 * @param address - of the preview
 */
export async function openSample(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/docs/quickstart`, {waitUntil: 'domcontentloaded', timeout: 300_000});
  await page.getByText('10000 samples.').waitFor({timeout: 300_000});
}
