import {describe, expect, it} from 'vitest';
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

  it.each([
    ['js', 'liv', "unknown word 'liv' on a fence of the language 'js'; the words are title=\"…\", live"],
    ['python', 'live', "unknown word 'live' on a fence of the language 'python'"],
    ['js', 'live throw', 'unknown word \'throw\' on a live js fence; the words are title="…", live, throws, nodraw'],
    ['jsx', 'live nodraw', "unknown word 'nodraw' on a live jsx fence"],
    ['c', '{2,4-6}', "unknown word '{2,4-6}' on a fence of the language 'c'"],
    ['sql', 'install="x"', "unknown word 'install'"],
  ])('%s %s is refused', (lang, meta, message) => {
    expect(() => readFence({lang, meta})).toThrow(message);
  });
});
