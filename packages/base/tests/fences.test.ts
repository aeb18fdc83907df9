import {describe, expect, it} from 'vitest';
import {readComments} from '../node/fences/comments';
import {markLines} from '../node/fences/markup';
import {isLive, readFence} from '../node/fences/read';

describe('the words of a fence', () => {
  it('tell what a live example is', () => {
    expect(readFence({lang: 'js', meta: 'live throws title="x y"'})).toMatchObject({
      live: 'js',
      throws: true,
      nodraw: false,
      title: 'x y',
    });
    expect(readFence({lang: 'jsx', meta: 'live noInline'})).toMatchObject({live: 'jsx', noInline: true});
    expect(isLive({lang: 'js', meta: 'live title="a b"'})).toBe(true);
    expect(isLive({lang: 'jsx', meta: 'live'})).toBe(false);
    expect(isLive({lang: 'js', meta: 'title="live"'})).toBe(false);
    expect(isLive({lang: 'js', meta: null})).toBe(false);
  });

  it('tell which lines to highlight, and the first number', () => {
    expect(readFence({lang: 'python', meta: '{2,4-6} showLineNumbers=5 title=\'a "b"\''})).toMatchObject({
      lines: [2, 4, 5, 6],
      numbersFrom: 5,
      title: 'a "b"',
    });
    expect(readFence({lang: 'python', meta: 'showLineNumbers'}).numbersFrom).toBe(1);
    expect(readFence({lang: 'python', meta: null})).toMatchObject({lines: [], title: undefined});
  });

  it.each([
    [
      'js',
      'liv',
      "unknown word 'liv' on a fence of the language 'js'; the words are title=\"…\", {2,4-6}, showLineNumbers, live",
    ],
    ['python', 'live', "unknown word 'live' on a fence of the language 'python'"],
    ['js', 'live throw', 'unknown word \'throw\' on a live js fence; the words are title="…", live, throws, nodraw'],
    ['jsx', 'live nodraw', "unknown word 'nodraw' on a live jsx fence"],
    ['c', '{2-}', "'{2-}' on a fence isn't a list of lines"],
    ['c', 'showLineNumbers=x', "'showLineNumbers=x' needs a number"],
    ['sql', 'install="x"', "unknown word 'install'"],
  ])('%s %s is refused', (lang, meta, message) => {
    expect(() => readFence({lang, meta})).toThrow(message);
  });
});

describe('comments that highlight lines', () => {
  it.each([
    ['js', '// highlight-next-line'],
    ['c', '/* highlight-next-line */'],
    ['jsx', '  {/* highlight-next-line */}'],
    ['sql', '-- highlight-next-line'],
    ['ini', '; highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
  ])('are left out in %s', (_lang, comment) => {
    expect(readComments(`one\n${comment}\ntwo\nthree`)).toEqual({code: 'one\ntwo\nthree', lines: [2]});
  });

  it('mark from a start to an end', () => {
    expect(readComments('a\n# highlight-start\nb\nc\n# highlight-end\nd')).toEqual({code: 'a\nb\nc\nd', lines: [2, 3]});
  });

  it.each(['// highlight-line', '// highlight-end', '// highlight-start\na', 'a\n// highlight-next-line'])(
    'are refused where they mean nothing: %j',
    (code) => {
      expect(() => readComments(code)).toThrow(/the comment 'highlight-/);
    },
  );
});

it('marked lines keep their line breaks outside, so that the copied text is the code', () => {
  expect(markLines('a\nb\nc', {lines: [2]})).toBe('a\n<span class="marked-line">b</span>\nc');
  expect(markLines('a\nb', {lines: [1], numbersFrom: 9})).toBe(
    '<span style="counter-set:line 8"><span class="line marked-line">a</span>\n<span class="line">b</span></span>',
  );
  expect(markLines('a\nb', {lines: []})).toBe('a\nb');
});

it('marked lines must exist', () => {
  expect(() => markLines('a\nb', {lines: [3]})).toThrow('line 3 is to be highlighted, but the code has 2');
});
