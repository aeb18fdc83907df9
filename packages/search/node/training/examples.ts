// cspell:ignore kingma logit softmax
import type {Corpus} from '../../corpus';
import {evidence, features, traits} from '../../features';
import {readSearch} from '../../query';
import {byEvidence, candidatesOf, compared, type Model} from '../../rank';
import {treeScore, type Tree} from '../../trees';

/** A search and the places of the sections that answer it. */
export interface Labeled {
  readonly query: string;
  readonly right: ReadonlySet<number>;
  /** How much it counts, against 1 for a search of a reader. */
  readonly count: number;
  /**
   * Whether it was labeled with all known problems in view. Other searches that tell of trouble can't say whether a problem
   * is right.
   */
  readonly judgesProblems?: true;
}

/** A labeled search with its candidates, the right ones first, made ready for training. */
export interface Example {
  readonly query: string;
  readonly count: number;
  /** How many candidates are right. */
  readonly right: number;
  readonly sections: readonly number[];
  /** Where the features of each candidate begin in the next two lists; at last, where they end. */
  readonly starts: Int32Array;
  readonly places: Int32Array;
  readonly values: Float64Array;
  /** What the search says of itself, in the order of `traitNames`. */
  readonly traits: readonly number[];
}

/** A model in training: a weight for each of `featureNames`, and trees. */
export interface Trained {
  readonly weights: readonly number[];
  readonly trees: readonly Tree[];
}

export const featureNames: readonly string[] = Object.keys(features);
export const traitNames: readonly string[] = Object.keys(traits);
const isEvidence = featureNames.map((name) => name in evidence);

/** The features of a search's candidates. */
export function exampleOf({query, right, count, judgesProblems}: Labeled, corpus: Corpus): Example {
  const search = readSearch(query, corpus);
  const {sections, values, traits: own} = candidatesOf(search, corpus);
  const isUncertain = !judgesProblems && (search.kind === 'trouble' || search.kind === 'why');
  const found = [...sections].filter((section) => right.has(section));
  const wrong = byEvidence({sections, values}).filter(
    (section) => !right.has(section) && !(isUncertain && corpus.kinds[section] === 'problem'),
  );
  // As many wrong candidates as a reader's search compares.
  const kept = [...found, ...wrong.slice(0, compared)].map((section) => ({
    section,
    own: featureNames.flatMap((name, place) => {
      const value = values[name]?.get(section) ?? 0;
      return value === 0 ? [] : [{place, value}];
    }),
  }));
  let end = 0;
  return {
    query,
    count,
    right: found.length,
    sections: kept.map(({section}) => section),
    starts: Int32Array.from([0, ...kept.map(({own}) => (end += own.length))]),
    places: Int32Array.from(kept.flatMap(({own}) => own.map(({place}) => place))),
    values: Float64Array.from(kept.flatMap(({own}) => own.map(({value}) => value))),
    traits: traitNames.map((name) => own[name] ?? 0),
  };
}

/** The score of each candidate by weights alone. */
export function scoresOf({sections, starts, places, values}: Example, weights: ArrayLike<number>): number[] {
  return sections.map((_section, at) => {
    let score = 0;
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i += 1)
      score += (weights[places[i] ?? 0] ?? 0) * (values[i] ?? 0);
    return score;
  });
}

/** Adds the slope of an example's loss. */
function addSlope(example: Example, weights: Float64Array, gradient: Float64Array): void {
  const {starts, places, values, right, count} = example;
  const scores = scoresOf(example, weights);
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const won = shares.slice(0, right).reduce((sum, share) => sum + share, 1e-12);
  shares.forEach((share, at) => {
    const error = count * (share / all - (at < right ? share / won : 0));
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i += 1) {
      const place = places[i] ?? 0;
      gradient[place] = (gradient[place] ?? 0) + error * (values[i] ?? 0);
    }
  });
}

/** The strength of the L2 penalty, and the steps of Adam (Kingma and Ba, 2015). */
const settings = {penalty: 0.0002, steps: 300, rate: 0.15, momentum: 0.9, scale: 0.999} as const;

/**
 * The weights under which the right candidates are likeliest: a conditional logit model (McFadden, 1974). Its loss is
 * the negative logarithm of the share that the right candidates have in the softmax of the scores, with an L2 penalty.
 * Evidence never counts against a section. Every step uses all examples, so the result doesn't depend on chance.
 */
export function weigh(examples: readonly Example[]): number[] {
  const size = featureNames.length;
  const weights = new Float64Array(size);
  const [first, second, gradient] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const answered = examples.filter(({right}) => right > 0);
  const total = answered.reduce((sum, {count}) => sum + count, 0);
  for (let step = 1; step <= settings.steps; step += 1) {
    gradient.fill(0);
    for (const example of answered) addSlope(example, weights, gradient);
    featureNames.forEach((_name, place) => {
      const weight = weights[place] ?? 0;
      const slope = (gradient[place] ?? 0) / total + settings.penalty * weight;
      first[place] = settings.momentum * (first[place] ?? 0) + (1 - settings.momentum) * slope;
      second[place] = settings.scale * (second[place] ?? 0) + (1 - settings.scale) * slope ** 2;
      const mean = (first[place] ?? 0) / (1 - settings.momentum ** step);
      const spread = (second[place] ?? 0) / (1 - settings.scale ** step);
      const next = weight - (settings.rate * mean) / (Math.sqrt(spread) + 1e-8);
      weights[place] = isEvidence[place] ? Math.max(0, next) : next;
    });
  }
  return [...weights];
}

/**
 * The place of the first right section in the order of the scores, from 0; -1 where no right section is a candidate.
 * @param without a feature whose values are 0
 */
export function placeOf(example: Example, {weights, trees}: Trained, without?: string): number {
  const {starts, places, values, traits: own} = example;
  const missing = without === undefined ? -1 : featureNames.indexOf(without);
  const kept = weights.map((weight, place) => (place === missing ? 0 : weight));
  const scoreOf = treeScore(trees, [...featureNames, ...traitNames]);
  const scores = scoresOf(example, kept).map((score, at) => {
    const row = [...featureNames.map(() => 0), ...own];
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i += 1) row[places[i] ?? 0] = values[i] ?? 0;
    if (missing >= 0) row[missing] = 0;
    return score + scoreOf(row);
  });
  const order = [...scores.keys()].sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (example.sections[a] ?? 0) - (example.sections[b] ?? 0),
  );
  return order.findIndex((at) => at < example.right);
}

/** A model as `packages/search/weights.json` has it. */
export function named({weights, trees}: Trained): Model {
  const rounded = featureNames.map((name, place) => [name, Math.round((weights[place] ?? 0) * 1000) / 1000]);
  return {weights: Object.fromEntries(rounded) as Model['weights'], trees};
}
