// cspell:ignore xgrid
/** What the list below the search box shows. How it is loaded and used is in `tests/e2e/search.spec.ts`. */
import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {SearchResult} from '../files';
import SearchPanel from '../SearchPanel';

const result: SearchResult = {
  url: '/docs/api/traversal#griddisk',
  kind: 'reference',
  page: 'Traversal functions',
  group: 'API reference',
  heading: 'gridDisk',
  text: 'Cells around a cell.',
  highlights: ['griddisk'],
};

function render(query: string, found: readonly SearchResult[], more: Partial<ComponentProps<typeof SearchPanel>> = {}) {
  return renderToStaticMarkup(
    <SearchPanel
      // Only its effects, which do not run here, use the box.
      input={null as unknown as HTMLInputElement}
      searcher={{
        search: (_query, limit) => found.slice(0, limit),
        nearest: (_query, limit) => [{url: '/docs/api/traversal#gridring', label: 'gridRing'}].slice(0, limit),
      }}
      listId="list"
      query={query}
      entered={false}
      limit={2}
      onClose={() => undefined}
      onStack={() => undefined}
      withBase={(path) => `/base${path}`}
      {...more}
    />,
  );
}

test('results are options of a list, the first chosen, and their number is said', () => {
  const html = render('grid', [result, {...result, heading: 'gridRing'}, {...result, heading: 'gridDistance'}]);
  expect(html).toContain('2 results for “grid”');
  expect(html.match(/role="option"/g)).toHaveLength(2);
  expect(html).toMatch(
    /id="list-0" role="option" aria-selected="true".*id="list-1" role="option" aria-selected="false"/,
  );
  expect(html).toContain('href="/docs/api/traversal?_highlight=griddisk#griddisk"');
  expect(render('grid', [result])).toContain('1 result for “grid”');
  // The box takes the keys of the panel, which is no tab stop.
  expect(html).toMatch(/^<div [^>]*tabindex="-1"/);
});

test('text of pages and of readers is shown as text', () => {
  const html = render('<img src=x>', [{...result, heading: '<b>gridDisk</b>', text: '<script>'}]);
  expect(html).toContain('1 result for “&lt;img src=x&gt;”');
  expect(html).not.toMatch(/<b>|<script>|<img/);
});

test('where nothing is found or fits well, the panel says so, and offers similar names, entrances, and people', () => {
  const html = render('xgrid', []);
  expect(html).toContain('No results for “xgrid”');
  expect(html).toMatch(/aria-label="Similar names".*>gridRing<.*aria-label="Start here".*href="\/base\/docs\/#faq"/);
  const weak = render('xgrid', [{...result, weak: true}]);
  expect(weak).toContain('Nothing fits “xgrid” well');
  expect(weak).toMatch(/aria-label="Similar names".*>gridRing<.*role="option".*aria-label="Ask people"/);
  expect(render('grid', [result])).not.toContain('Ask people');
});

test('a result shows where it is, its stack, its marked words, and the name that found it', () => {
  const html = render('grid', [{...result, stack: 'go', stackLabel: 'Go', via: {name: 'kRing', former: true}}]);
  expect(html).toContain('<mark>gridDisk</mark>');
  expect(html).toContain('kRing in 3.x');
  expect(render('grid', [{...result, via: {name: 'grid_disk', former: false}}])).toContain('also grid_disk');
  expect(html).toContain('API reference › Traversal functions');
  expect(html).toContain('>Go<');
});

test('the empty box says what to search for and offers entrances, and counts nothing', () => {
  const html = render(' ', []);
  expect(html).toContain('Search for a function in any language');
  expect(html).toContain('aria-label="Start here"');
  expect(html).not.toMatch(/Similar names|No results/);
});

test('below the results of a page of an older version, a note says where they are from', () => {
  expect(render('grid', [result], {former: true})).toMatch(
    /role="option".*These results are from the 4\.x documentation/,
  );
  expect(render('grid', [result])).not.toContain('These results');
});

test('the best three results come first, and the others in groups', () => {
  const many = [...Array.from({length: 4}, () => result), {...result, kind: 'troubleshooting' as const}];
  const html = render('grid', many, {limit: 5});
  const labels = Array.from(html.matchAll(/role="group" aria-label="([^"]*)"/g), ([, label]) => label);
  expect(labels).toEqual(['Best matches', 'Reference', 'Troubleshooting']);
  expect(render('grid', many.slice(0, 3), {limit: 5})).not.toContain('>Best matches<');
});
