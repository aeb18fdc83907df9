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

/** A point of the drawing by its shares of width and height: its distance from the upper left corner, in pixels. */
export async function pointOf(
  figure: Locator,
  x: number,
  y: number,
): Promise<{readonly drawing: Locator; readonly position: {readonly x: number; readonly y: number}}> {
  const drawing = figure.locator('[data-open] svg').first();
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The figure is not visible.');
  return {drawing, position: {x: x * box.width, y: y * box.height}};
}
