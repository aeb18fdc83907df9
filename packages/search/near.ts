import MiniSearch from 'minisearch';

/** Finds the words of a list that are at most some letters apart from another one, the nearest first. */
export type NearWords = (word: string, distance: number) => readonly string[];

/** Makes a list of words ready for slips of the keyboard. */
export function nearWords(words: readonly string[]): NearWords {
  const mini = new MiniSearch<{id: string}>({fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word});
  mini.addAll([...new Set(words)].map((id) => ({id})));
  return (word, distance) => mini.search(word, {fuzzy: distance}).map(({id}) => String(id));
}
