// cspell:disable -- endings, and British words
/** British endings and the American ones that the site uses. The site's own text needs no such rule. */
const rules: readonly (readonly [british: RegExp, american: string])[] = [
  [/(neighb|col|behavi|fav|lab|vap|hon)our/, '$1or'],
  [/centre/, 'center'],
  [/(^|kilo|centi|milli|perim|diam)metre/, '$1meter'],
  [/grey/, 'gray'],
  [/licence/, 'license'],
  [/catalogue/, 'catalog'],
  [/programme(?=s?$)/, 'program'],
  [/(?<=.{3})(al|an|at|en|er|il|im|in|ar|on|or|ur|ym)is(e[ds]?|ing|ation|ations)$/, '$1iz$2'],
  [/(?<=.{2})lys(e[ds]?|ing)$/, 'lyz$1'],
  [/(trav|lab|mod|canc)(el)l(ed|ing|er)$/, '$1$2$3'],
];

/** The words of this form that are spelled so in America too. */
const exceptions = new Set([
  'otherwise',
  'likewise',
  'precise',
  'raise',
  'noise',
  'exercise',
  'promise',
  'compromise',
  'series',
]);

/** A word in American spelling; the word itself where it has no British one. @param word in lower case */
export function americanOf(word: string): string {
  if (word.length < 4 || exceptions.has(word)) return word;
  return rules.reduce((spelled, [british, american]) => spelled.replace(british, american), word);
}
