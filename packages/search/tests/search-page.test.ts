import {expect, test} from 'vitest';
import {readPage} from '@h3-docs/base/node/readPage';
import {sectionsOfPage} from '../node/page';

const page = (article: string, head = '') =>
  sectionsOfPage(readPage(`<html><head>${head}</head><body><article>${article}</article></body></html>`).tree, [
    '.hidden',
  ]);

test('a title with quotes and angle brackets keeps its page in search', () => {
  const read = page(
    '<h1>Cells with "k &gt; 1"</h1><p>Cells around a cell, two or more steps away.</p>',
    '<meta name="description" content="Disks &gt; &quot;1&quot;">',
  );
  expect(read?.title).toBe('Cells with "k > 1"');
  expect(read?.description).toBe('Disks > "1"');
  expect(read?.sections).toHaveLength(1);
});

test('paragraphs are shown, and tables, code, and what is ignored are not', () => {
  const read = page(
    '<h1>A</h1><h2 id="b">B<a class="hash-link" href="#b">#</a></h2><p>One <b>cell</b> has six neighbors.' +
      '<table><tr><td>0</td><td>122</td></tr></table><pre>gridDisk(cell)</pre><div class="hidden">No.</div>',
  );
  expect(read?.sections[1]).toEqual({
    id: 'b',
    heading: 'B',
    prose: ['One cell has six neighbors.'],
    others: ['0', '122'],
    code: ['gridDisk(cell)'],
  });
});

test('a question is a section, and the name of its group is no text', () => {
  const read = page(
    '<h1>A</h1><p role="heading">Group</p><details><summary><h4>Why hexagons?</h4></summary><div id="why"><p>All neighbors are equally far away.</p></div></details>',
  );
  expect(read?.sections.map(({id, heading, others}) => [id, heading, others])).toEqual([
    ['', 'A', []],
    ['why', 'Why hexagons?', []],
  ]);
});

test('a page that asks not to be indexed has no sections', () => {
  expect(page('<h1>A</h1>', '<meta name="robots" content="noindex">')).toBeUndefined();
});
