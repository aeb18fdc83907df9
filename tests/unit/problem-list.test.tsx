import {renderToString} from 'react-dom/server';
import {expect, test} from 'vitest';
import ProblemList, {ProblemStack} from '@site/src/components/ProblemList';

const entries = [
  {anchor: 'problem-a', title: 'A', stacks: 'Python', of: ['python', 'general'], words: ''},
  {anchor: 'problem-b', title: 'B', stacks: 'Python', of: ['python'], words: ''},
  {anchor: 'problem-c', title: 'C', stacks: 'Go', of: ['go'], words: ''},
];

const listOf = (source: string) =>
  renderToString(
    <ProblemList source={source} to="/docs/">
      <p>legend</p>
      {['go', 'python'].map((stack) => (
        <ProblemStack key={stack} stack={stack} label={stack} source={`/${stack}.txt`} text="/all.txt" />
      ))}
    </ProblemList>,
  );

test('the server names the entries of each stack, for links to them', () => {
  const html = listOf(JSON.stringify(entries));
  expect(html).toContain('<details id="problems-go" data-anchors="problem-c" class="problem-group go">');
  expect(html).toContain('data-anchors="problem-a problem-b"');
  expect(html.indexOf('legend')).toBeLessThan(html.indexOf('problems-go'));
});

test('the browser, which has the address of the list alone, names none', () => {
  expect(listOf('/assets/problem-lists/1.json')).not.toContain('data-anchors');
});
