// cspell:ignore Namee Mayfield
import type {SearchDocuments} from './files';
import {keysOf} from './stems';
import {inStep} from './phrases';

/** How many letters are compared at a time, with the spaces around a word. */
const runLength = 4;
const shortestWord = 3;

/** How alike the letters of a text and of each section's heading and asks are: the cosine, above 0 to 1, by the section's place. */
export type LetterFinder = (text: string) => ReadonlyMap<number, number>;

/** How often words have each run of letters. */
function runsIn(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) {
    if (key.length < shortestWord) continue;
    const word = ` ${key} `;
    for (let at = 0; at + runLength <= word.length; at += 1) {
      const run = word.slice(at, at + runLength);
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Compares a search with headings and asks by runs of letters, so that other forms, compounds, and misspellings of a
 * word count in part: n-grams with weights by rarity (McNamee and Mayfield, 2004). Made in steps.
 * @param keysIn the words of a text, as keys
 */
export function* letterFinder(
  {sections}: SearchDocuments,
  keysIn: (text: string) => readonly string[],
): Generator<undefined, LetterFinder> {
  const runs: Map<string, number>[] = [];
  const places = new Map<string, {readonly sections: number[]; readonly values: number[]}>();
  const sums = new Float64Array(sections.length);
  for (const {heading, asks = []} of sections) {
    if (runs.length % inStep === 0) yield;
    const own = runsIn([heading, heading, ...asks].flatMap(keysIn));
    for (const run of own.keys()) {
      const known = places.get(run);
      if (known) known.sections.push(runs.length);
      else places.set(run, {sections: [runs.length], values: []});
    }
    runs.push(own);
  }
  const valueOf = (run: string, count: number): number =>
    Math.log1p(count) * Math.log(1 + sections.length / (places.get(run)?.sections.length ?? sections.length));
  const lengthOf = (values: readonly number[]): number =>
    Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0)) || 1;
  for (const [section, own] of runs.entries()) {
    if (section % inStep === 0) yield;
    const values = Array.from(own, ([run, count]) => valueOf(run, count));
    const length = lengthOf(values);
    [...own.keys()].forEach((run, at) => places.get(run)?.values.push((values[at] ?? 0) / length));
  }

  return (text) => {
    const wanted = Array.from(runsIn(keysOf(text)), ([run, count]) => ({run, value: valueOf(run, count)}));
    const length = lengthOf(wanted.map(({value}) => value));
    sums.fill(0);
    for (const {run, value} of wanted) {
      const found = places.get(run);
      found?.sections.forEach((section, at) => {
        sums[section] = (sums[section] ?? 0) + (value * (found.values[at] ?? 0)) / length;
      });
    }
    const scores = new Map<number, number>();
    sums.forEach((sum, section) => {
      if (sum > 0) scores.set(section, sum);
    });
    return scores;
  };
}
