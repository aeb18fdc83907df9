import {newestVersion} from '@h3-docs/base/versions';
import {languageRows, languages} from '@h3-docs/catalogue';
import {problemsOf, problemStackLabel, problemStackWords, readEngines} from '@h3-docs/catalogue/node';
import type {SearchStack} from '../files';

/** A stack is called by one word, or by the letters of several: `kepler.gl` is `keplergl`. */
const keyed = (words: readonly string[]) =>
  words.map((word) => word.toLowerCase()).filter((word) => /^\w+$/.test(word));

/** The stacks that searches may name: engines in their order, languages, and what known problems are about. */
export function readStacks(): readonly SearchStack[] {
  const known: SearchStack[] = [
    ...readEngines().map(({id, label, words = []}) => ({id, label, words})),
    ...languages.map((id) => ({id, label: languageRows[id].label, words: languageRows[id].words})),
  ];
  const ids = new Set(problemsOf(newestVersion).flatMap(({stacks}) => stacks));
  const others = [...ids].filter((id) => known.every((stack) => stack.id !== id));
  const taken = new Set(known.flatMap(({words}) => words));
  const added = others.map((id) => ({
    id,
    label: problemStackLabel(id, newestVersion),
    words: keyed(problemStackWords(id, newestVersion)).filter((word) => !taken.has(word)),
  }));
  return [...known.filter(({id}, at) => known.findIndex((stack) => stack.id === id) === at), ...added];
}
