import {expect, test} from 'vitest';
import {carriedBy, hasProblem, isOlder, statusText, stillIn} from '../node/problems/status';
import {markdownText, problemHtml, problemLink} from '../node/problems/markup';
import {readManifest} from '../node/bindingFiles/manifest';
import {parseProblem} from '../node/problems/read';
import {newestVersion} from '@h3-docs/base/versions';

const file = 'docs/_problems/python/sample.yaml';
const whole = `title: A cell is in another place
functions: [latLngToCell]
stacks: [javascript]
messages: [somewhere else]
answer: |-
  Swap \`lat\` and \`lng\`; see [errors](/library/errors.mdx#invalid-input).
asks: [cell in wrong place, swapped, wrong country, mirrored, other side, not here]
sources: ['uber/h3#1', 'uber/h3@v4.5.0:src/a/b.c', 'https://example.org/x']
checked: {on: '2026-11-25', how: run}
`;
const parse = (text: string) => parseProblem(text, file, newestVersion);

test('a problem has its id and its stack from its file', () => {
  expect(parse(whole)).toMatchObject({id: 'sample', stacks: ['python', 'javascript'], silent: false, errors: []});
});

test.each([
  ['an unknown field', 'reply: x\n', /sample\.yaml:10: .*additional properties: reply/],
  ['an unknown function', whole.replace('latLngToCell', 'latLngToSell'), /sample\.yaml:2: there is no function/],
  ['an unknown stack', whole.replace('[javascript]', '[cobol]'), /sample\.yaml:3: there is no stack 'cobol'/],
  ['a wrong value', whole.replace('how: run', 'how: guessed'), /sample\.yaml:9: \/checked\/how .*run, read, said/],
  [
    'a table',
    whole.replace('  Swap', '  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n\n  Swap'),
    /sample\.yaml:5: .*write a list/,
  ],
  ['a missing field', whole.replace(/^asks.*\n/m, ''), /sample\.yaml:1: .*'asks'/],
  ['fewer than six asks', whole.replace(', not here', ''), /sample\.yaml:7: \/asks .*6/],
  ['text that is not YAML', whole.replace('[latLngToCell]', '[latLngToCell'), /sample\.yaml:\d+: /],
])('the build refuses %s with its line', (_what, text, message) => {
  expect(() => parse(text.startsWith('title') ? text : whole + text)).toThrow(message);
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

test('a link to a page that does not exist is refused', () => {
  const wrong = parse(whole.replace('errors.mdx', 'missing.mdx'));
  expect(() => problemHtml(wrong, newestVersion)).toThrow(/docs\/library\/missing\.mdx, which doesn't exist/);
});

test('a line leads to a problem whose text is elsewhere', () => {
  expect(problemLink(parse(whole), '/docs/x#problem-sample', newestVersion)).toContain('href="/docs/x#problem-sample"');
});

test('among the problems of a stack, a problem names its other stacks alone', () => {
  const line = (under?: string) => problemLink(parse(whole), '/docs/x', newestVersion, under);
  expect(line()).toContain('<small>· Python, JavaScript</small>');
  expect(line('python')).toContain('<small>· JavaScript</small>');
  const ofPython = parse(whole.replace(/^stacks: .*\n/m, ''));
  expect(problemLink(ofPython, '/docs/x', newestVersion, 'python')).not.toContain('<small>');
});

test('search reads a text without its marks', () => {
  expect(markdownText('Use `a`:\n\n```sql\nSELECT 1;\n```\n\n[there](/x.mdx)')).toBe('Use a: SELECT 1; there');
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
  expect(statusText({in: 'h3-js', seen: '4.5.0'}, newestVersion)).toBe('h3-js 4.5.0 still has it.');
  expect(hasProblem({in: 'H3', from: '4.1.0', fixed: '4.2.0', seen: '4.5.0'}, '4.1.3')).toBe(true);
});
