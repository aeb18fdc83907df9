import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {endMovements} from './movements';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * What axe finds on the page that is open, or in the first element that a selector fits: the rule, what it is about, and
 * the elements. Run in the page itself, which has no frames: carrying all results over to be joined takes longer than
 * all rules.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await endMovements(page);
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const {violations: found} = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      // WCAG 2.2 asks for it; axe leaves it out unless told.
      rules: {'target-size': {enabled: true}},
    });
    return found.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
  }, within);
}
