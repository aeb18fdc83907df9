import budgets from '../data/budgets.json' with {type: 'json'};
import {weigh} from './support/weight';
import {expect, test} from './support/test';

const {docs, illustrated, formula, api, landing} = budgets;

// The rules of `test` also hold here: no request of these pages leaves the site, but for the stylesheet of formulas.
for (const [kind, {pages, total, scripts}] of Object.entries({docs, illustrated, formula, api, landing})) {
  for (const path of pages) {
    test(`a first visit to ${path} stays within the budget of ${kind} pages`, async ({page}) => {
      const weight = await weigh(page, path);
      const heaviest = Object.entries(weight.files).sort(([, a], [, b]) => b - a);
      const detail = `${path}: ${weight.total} bytes, scripts ${weight.scripts}: ${JSON.stringify(heaviest.slice(0, 12))}`;
      test.info().annotations.push({type: 'weight', description: detail});
      expect(weight.scripts, detail).toBeLessThanOrEqual(scripts);
      expect(weight.total, detail).toBeLessThanOrEqual(total);
      expect(weight.scripts, 'the page runs code').toBeGreaterThan(0);
    });
  }
}
