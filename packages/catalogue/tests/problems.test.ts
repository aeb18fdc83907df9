import {beforeAll, expect, test} from 'vitest';
import {
  carriedBy,
  hasProblem,
  isOfOldReleases,
  isOlder,
  releasesText,
  statusText,
  stillIn,
} from '../node/problems/status';
import {markdownText, problemHtml, problemLink} from '../node/problems/markup';
import {readManifest} from '../node/bindingFiles/manifest';
import {parseProblems, type Problem} from '../node/problems/read';
import {listedProblems, stackLists} from '../node/problems/lists';
import {movedFrom} from '../node/problems/places';
import {pitfalls, troubleshooting} from '../node/pages/pitfalls';
import {functionsOf} from '../node/catalogue';
import {languagesOf} from '../languages';
import {isListedFor} from '../problemFilter';
import remarkProblems from '../node/problems/remark';
import {newestVersion} from '@h3-docs/base/versions';
import {runPlugin} from '@site/tests/support/page';

const file = 'docs/_problems/python/indexing.yaml';
const whole = `kind: problem
title: A cell is in another place
functions: [latLngToCell]
stacks: [javascript]
messages: [somewhere else]
answer: |-
  Swap \`lat\` and \`lng\`; see [errors](/library/errors.mdx#invalid-input).
asks: [cell in wrong place, swapped, wrong country, mirrored, other side, not here]
sources: ['uber/h3#1', 'uber/h3@v4.5.0:src/a/b.c', 'https://example.org/x']
checked: {on: '2026-11-25', how: run}
`;
function parse(text: string): Problem {
  const [problem] = parseProblems(`sample:\n${text.replace(/^(?=.)/gm, '  ')}`, file, newestVersion);
  if (!problem) throw new Error('there is no entry');
  return problem;
}

// Reads and checks the problems once, for all tests.
beforeAll(() => void listedProblems(newestVersion));

test('a problem has its stack from its folder', () => {
  expect(parse(whole)).toMatchObject({id: 'sample', stacks: ['python', 'javascript'], silent: false, errors: []});
});

test.each([
  ['an unknown field', 'reply: x\n', /indexing\.yaml:12: .*additional properties: reply/],
  ['an unknown function', whole.replace('latLngToCell', 'latLngToSell'), /indexing\.yaml:4: there is no function/],
  ['an unknown stack', whole.replace('[javascript]', '[cobol]'), /indexing\.yaml:5: there is no stack 'cobol'/],
  ['hearsay', whole.replace('how: run', 'how: said'), /indexing\.yaml:11: \/sample\/checked\/how .*: run, read$/],
  [
    'a table',
    whole.replace('  Swap', '  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n\n  Swap'),
    /indexing\.yaml:7: .*write a list/,
  ],
  ['a missing field', whole.replace(/^asks.*\n/m, ''), /indexing\.yaml:1: .*'asks'/],
  ['fewer than six asks', whole.replace(', not here', ''), /indexing\.yaml:9: \/sample\/asks .*6/],
  [
    'a pitfall without a line',
    whole.replace('kind: problem', 'kind: pitfall'),
    /indexing\.yaml:2: pitfalls have a line/,
  ],
  [
    'a silent recipe',
    `${whole.replace('kind: problem', 'kind: recipe')}silent: true\n`,
    /indexing\.yaml:12: a recipe has/,
  ],
  ['text that is not YAML', whole.replace('[latLngToCell]', '[latLngToCell'), /indexing\.yaml:\d+: /],
])('the build refuses %s with its line', (_what, text, message) => {
  expect(() => parse(text.startsWith('kind') ? text : whole + text)).toThrow(message);
});

test('a problem is HTML that browsers open at its id, with links to pages and threads', () => {
  const html = problemHtml(parse(whole), newestVersion);
  expect(html).toMatch(/^<details class="problem python javascript"><summary>.*<\/summary><div id="problem-sample">/);
  expect(html).toContain('<samp>somewhere else</samp>');
  expect(html).toContain('<code>lat</code>');
  expect(html).toContain('href="/docs/library/errors#invalid-input"');
  expect(html).toContain('href="https://github.com/uber/h3/issues/1"');
  expect(html).toContain('href="https://github.com/uber/h3/blob/v4.5.0/src/a/b.c"');
});

test('a link to a page that does not exist and an unknown place are refused', async () => {
  const wrong = parse(whole.replace('errors.mdx', 'missing.mdx'));
  expect(() => problemHtml(wrong, newestVersion)).toThrow(/docs\/library\/missing\.mdx, which doesn't exist/);
  await expect(runPlugin('<Problems place="everywhere" />', remarkProblems)).rejects.toThrow(/it needs place/);
});

test('a line leads to a problem, and names its stacks, but not the one in whose list it is', () => {
  const line = (under?: string, text = whole) => problemLink(parse(text), '/docs/x#a', newestVersion, under);
  expect(line()).toMatch(/href="\/docs\/x#a".*<small>· Python, JavaScript<\/small>/);
  expect(line('python')).toContain('<small>· JavaScript</small>');
  expect(line('python', whole.replace(/^stacks: .*\n/m, ''))).not.toContain('<small>');
});

test('search reads a text without its marks', () => {
  expect(markdownText('- **Use** `a`:\n\n```sql\nSELECT 1;\n```\n\n[there](/x.mdx)')).toBe('Use a: SELECT 1; there');
});

test.each([
  ['4.4.1', '4.5.0', true],
  ['4.10', '4.9', false],
  ['4.5', '4.5.0', false],
  ['3.7.2', '4.0.0', true],
])('whether %s is older than %s is %s', (release, than, older) => {
  expect(isOlder(release, than)).toBe(older);
});

test('an engine runs its own release, the library in it, and the C library in that', () => {
  expect(carriedBy(readManifest(newestVersion, 'carto-bigquery'))).toEqual([
    {project: 'CARTO Analytics Toolbox', release: '1.2.7'},
    {project: 'h3-js', release: '3.7.2'},
    {project: 'H3', release: '3.7.2'},
  ]);
});

test('a fixed problem is still in what runs an older release', () => {
  const fixed = {in: 'h3-js', fixed: '4.0.0', seen: '4.5.0'};
  expect(stillIn(fixed, newestVersion)).toContain('BigQuery (CARTO) (h3-js 3.7.2)');
  expect(stillIn({...fixed, from: '3.8.0'}, newestVersion)).toEqual([]);
  expect(statusText(fixed, newestVersion)).toMatch(/^Fixed in h3-js 4\.0\.0\. Still in BigQuery/);
  const affected = [{in: 'h3-js', seen: '4.5.0'}];
  expect(releasesText({kind: 'problem', affected}, newestVersion)).toBe('h3-js 4.5.0 still has it.');
  expect(releasesText({kind: 'recipe', affected}, newestVersion)).toBe('');
  expect(hasProblem({in: 'H3', from: '4.1.0', fixed: '4.2.0', seen: '4.5.0'}, '4.1.3')).toBe(true);
});

test('a problem is of old releases if nothing that the site describes has it', () => {
  const isOld = (fixed?: string) =>
    isOfOldReleases({affected: [{in: 'h3-js', seen: '4.5.0', ...(fixed && {fixed})}]}, newestVersion);
  expect(isOld('3.1.0')).toBe(true);
  // BigQuery of CARTO contains h3-js 3.7.2.
  expect(isOld('4.0.0')).toBe(false);
  expect(isOld()).toBe(false);
  expect(isOfOldReleases({affected: []}, newestVersion)).toBe(false);
});

test('the filter finds an entry by each word of its title, stacks, names, and messages', () => {
  const [entry] = listedProblems(newestVersion).problem.filter(({anchor}) => anchor === 'problem-is-geojson');
  if (!entry) throw new Error('there is no such problem');
  expect(isListedFor(entry, 'GeoJSON javascript')).toBe(true);
  expect(isListedFor(entry, 'polygon_to_cells')).toBe(true);
  expect(isListedFor(entry, 'geojson postgres')).toBe(false);
});

test('the list of a stack begins with its own entries and ends with older releases and those of others', () => {
  const python = stackLists('problem', newestVersion).find(({stack}) => stack === 'python');
  const [first, ...others] = python?.tasks ?? [];
  expect(first?.problems.every(({stacks}) => stacks[0] === 'python')).toBe(true);
  expect(others.at(-1)?.label).toBe('Older releases');
  const recipes = stackLists('recipe', newestVersion).flatMap(({tasks}) => tasks.flatMap(({problems}) => problems));
  expect(new Set(recipes.map(({kind}) => kind))).toEqual(new Set(['recipe']));
});

test('a function leads to its problems and to the questions about it', () => {
  const links = JSON.stringify(troubleshooting('latLngToCell', newestVersion));
  expect(links).toMatch(/Known problems of latLngToCell.*Questions about latLngToCell/);
});

test('a function shows readers of a language at most three pitfalls', () => {
  for (const {name} of functionsOf(newestVersion)) {
    const items = JSON.stringify(pitfalls(name, newestVersion)).split('"listItem"').slice(1);
    for (const language of languagesOf(newestVersion)) {
      const seen = items.filter((item) => !item.includes('"className"') || item.includes(`"${language}"`));
      expect(seen.length, `${name}, ${language}`).toBeLessThanOrEqual(3);
    }
  }
});

test('pages that had entries lead to the pages that have them, and end there', () => {
  expect(movedFrom('/api/regions')).toEqual({to: '/library/errors', ends: false});
  expect(movedFrom('/library/errors')).toEqual({to: '/', ends: true});
  expect(movedFrom('/highlights/joining')).toBeUndefined();
});
