// cspell:disable -- slips, and British words
import {expect, test} from 'vitest';
import {slipCorrector} from '../slips';

const vocabulary = new Set(
  'aggregate aggregating neighbor neighbors edge cell pole polygon vertex vertexes anonymize hole table'.split(' '),
);
const corrected = slipCorrector(vocabulary, (stem) => stem === 'quay');

test.each([
  ['poligon', 'polygon'],
  ['aggregatting', 'aggregate'],
  ['aggregatted', 'aggregate'],
  ['neigbouring', 'neighbor'],
  ['neigbours', 'neighbors'],
  ['anonymising', 'anonymize'],
  ['vertexs', 'vertexes'],
  ['ege', 'edge'],
  ['cel', 'cell'],
])('%s is a slip of %s', (slip, word) => {
  expect(corrected(slip)).toBe(word);
});

test.each([
  ['poles', 'pole', 'an ending of a known word is no slip of another one'],
  ['quays', 'quays', 'a word that only the text has is no slip'],
  ['poly', 'poly', 'a word that is still being typed is left alone'],
  ['the', 'the', 'words that tell nothing are left alone'],
  ['ell', 'ell', 'a short word is no slip of what has other letters at its ends'],
  ['e42ge', 'e42ge', 'a word with digits is left alone'],
  ['zzzzz', 'zzzzz', 'what is near nothing is left alone'],
])('%s stays %s: %s', (word, result) => {
  expect(corrected(word)).toBe(result);
});
