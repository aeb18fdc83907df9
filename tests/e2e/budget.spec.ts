import budgets from '../data/budgets.json' with {type: 'json'};
import routes from '../data/routes.json' with {type: 'json'};
import {answerForKatexCdn, katexCdn} from './support/katexCdn';
import {weigh} from './support/weight';
import {expect, test} from './support/test';

type Kind = 'landing' | 'api' | 'rich' | 'live' | 'docs';

/** Which budget a page has to keep: that of the API, of pages full of figures, of pages with examples that run, or of all others. */
function kindOf(route: string, html: string): Kind {
  if (route === routes.landing) return 'landing';
  if (route.includes('/api/')) return 'api';
  if (budgets.rich.pages.some((page) => route.endsWith(page))) return 'rich';
  return /class="[^"]*\blive-example\b/.test(html) ? 'live' : 'docs';
}

const docs = [...routes.current, ...routes['3.x']];
const half = Math.ceil(docs.length / 2);

for (const [name, pages] of [
  ['the landing page', [routes.landing]],
  ['the first half of the docs', docs.slice(0, half)],
  ['the second half of the docs', docs.slice(half)],
] as const) {
  test(`a first visit stays within its budget: ${name}`, async ({browser, baseURL, request}) => {
    test.setTimeout(pages.length * 15_000);
    const over: string[] = [];
    for (const route of pages) {
      const kind = kindOf(route, await (await request.get(route)).text());
      const context = await browser.newContext({baseURL});
      await answerForKatexCdn(context);
      // Formulas have a style sheet and fonts of their own, which come from elsewhere.
      const weight = await weigh(await context.newPage(), route, katexCdn);
      await context.close();
      const heaviest = Object.entries(weight.files).sort(([, a], [, b]) => b - a);
      const detail = `${route} (${kind}): ${weight.total} bytes, scripts ${weight.scripts}: ${JSON.stringify(heaviest.slice(0, 12))}`;
      test.info().annotations.push({type: 'weight', description: detail});
      const {total, scripts} = budgets[kind];
      if (weight.total > total || weight.scripts > scripts) over.push(detail);
      expect(weight.scripts, `${route} runs code`).toBeGreaterThan(0);
    }
    expect(over).toEqual([]);
  });
}
