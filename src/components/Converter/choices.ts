import {translate} from '@docusaurus/Translate';
import type {Answer, Choice} from './types';

/** What can be chosen, in the order of the list. */
export const choices: readonly (readonly [value: Choice, label: string])[] = [
  ['detect', translate({message: 'Detect the language'})],
  ['javascript', translate({message: 'JavaScript or TypeScript'})],
  ['typescript', translate({message: 'TypeScript without JSX'})],
  ['python', 'Python'],
  ['c', 'C, C++'],
  ['java', 'Java'],
  ['go', 'Go'],
  ['sql', 'SQL (h3-pg)'],
  ['kotlin', 'Kotlin'],
  ['scala', 'Scala'],
  ['r', 'R'],
  ['rust', 'Rust'],
  ['notebook', translate({message: 'Jupyter notebook'})],
  ['html', 'HTML'],
  ['vue', 'Vue'],
  ['svelte', 'Svelte'],
  ['markdown', 'Markdown'],
];

/** What was read, in words. */
export function labelOf(read: Answer['read']): string {
  if (read === 'diff') return translate({message: 'a diff'});
  return choices.find(([value]) => value === read)?.[1] ?? read;
}
