import type {Locator, Page} from '@playwright/test';
import {expect, visit} from './test';

export const figureOf = (page: Page, id: string): Locator => page.locator(`[data-figure="${id}"]`);

/** The sentences that say what a living figure shows now. */
export const words = (figure: Locator): Locator => figure.getByTestId('words');

/** Opens a figure with its button, as the keyboard does. */
export async function play(page: Page, path: string, id: string): Promise<Locator> {
  await visit(page, path);
  const figure = figureOf(page, id);
  await figure.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(words(figure)).toBeVisible();
  return figure;
}
