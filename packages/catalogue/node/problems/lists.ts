import {translate} from '@docusaurus/Translate';
import {memoizeByLocale} from '../translate';
import {functionsOf} from '../catalogue';
import {languagesOf} from '../../languages';
import {namesOf} from '../../names';
import {isListedFor, type ListedProblem} from '../../problemFilter';
import type {Group} from '../../types';
import type {DocsVersion} from '@h3-docs/base/versions';
import {filteredAddress, problemAnchor} from './places';
import {problemsOf, problemStackLabel, problemStackWords, type Problem} from './read';
import {isOfOldReleases} from './status';

/** What the entries of a stack are sorted by, in the order of the lists. */
const tasks = {
  installation: () => translate({message: 'Install and load'}),
  indexing: () => translate({message: 'Points, centers, and boundaries'}),
  inspection: () => translate({message: 'Text, integers, and validity'}),
  traversal: () => translate({message: 'Neighbors, distances, and paths'}),
  hierarchy: () => translate({message: 'Parents, children, and compact sets'}),
  regions: () => translate({message: 'Polygons and outlines'}),
  uniedge: () => translate({message: 'Edges'}),
  vertex: () => translate({message: 'Vertexes'}),
  misc: () => translate({message: 'Areas, lengths, and other functions'}),
  other: () => translate({message: 'Other tasks'}),
  shared: () => translate({message: 'Shared with other stacks'}),
  old: () => translate({message: 'Older releases'}),
} as const satisfies Readonly<Record<'installation' | Group | 'other' | 'shared' | 'old', () => string>>;
type Task = keyof typeof tasks;

/** The entries of one task. */
export interface TaskList {
  readonly task: Task;
  readonly label: string;
  readonly problems: readonly Problem[];
}

/** The entries of one stack: its own by task, then what it shares with others, then those of older releases. */
export interface StackList {
  readonly stack: string;
  readonly label: string;
  readonly count: number;
  readonly tasks: readonly TaskList[];
}

/** The order of stacks: all bindings, then the languages of the reference, then the others. */
function rankOf(stack: string | undefined, version: DocsVersion): number {
  const first = ['general', ...languagesOf(version)];
  return stack !== undefined && first.includes(stack) ? first.indexOf(stack) : first.length;
}

/** The entries that have their text in the same place as a kind. */
export const listOf = memoizeByLocale((version: DocsVersion) => {
  const all = problemsOf(version).toSorted((a, b) => rankOf(a.stacks[0], version) - rankOf(b.stacks[0], version));
  const of = (isOfRecipes: boolean) => all.filter(({kind}) => (kind === 'recipe') === isOfRecipes);
  return {problem: of(false), recipe: of(true)} as const;
});

function taskOf(problem: Problem, stack: string, version: DocsVersion): Task {
  if (isOfOldReleases(problem, version)) return 'old';
  if (problem.stacks[0] !== stack) return 'shared';
  if (problem.places.includes('installation')) return 'installation';
  return functionsOf(version).find(({name}) => name === problem.functions[0])?.group ?? 'other';
}

/** Entries by stack, those after the languages of the reference by their names. */
export function stackLists(kind: 'problem' | 'recipe', version: DocsVersion): readonly StackList[] {
  const problems = listOf(version)[kind];
  return [...new Set(problems.flatMap(({stacks}) => stacks))]
    .map((stack): StackList => {
      const own = problems.filter(({stacks}) => stacks.includes(stack));
      const tasksOfOwn = own.map((problem) => taskOf(problem, stack, version));
      const lists = (Object.keys(tasks) as Task[])
        .map((task) => ({task, label: tasks[task](), problems: own.filter((_, at) => tasksOfOwn[at] === task)}))
        .filter((list) => list.problems.length > 0);
      return {stack, label: problemStackLabel(stack, version), count: own.length, tasks: lists};
    })
    .sort((a, b) => rankOf(a.stack, version) - rankOf(b.stack, version) || a.label.localeCompare(b.label, 'en'));
}

/** The names of a function in the languages of the reference. */
function languageNames(name: string, version: DocsVersion): readonly string[] {
  const entry = functionsOf(version).find((each) => each.name === name);
  return entry ? languagesOf(version).flatMap((language) => namesOf(entry.signatures[language])) : [];
}

/** The entries of a list as its filter knows them. */
export const listedProblems = memoizeByLocale((version: DocsVersion) => {
  const listed = (problem: Problem): ListedProblem => {
    const {title, stacks, silent, functions, errors, messages, places} = problem;
    const words = [
      ...functions.flatMap((name) => [name, ...languageNames(name, version)]),
      ...errors,
      ...messages,
      ...places,
      ...stacks.flatMap((stack) => problemStackWords(stack, version)),
    ];
    return {
      anchor: problemAnchor(problem),
      title,
      ...(silent && {silent}),
      stacks: stacks.map((stack) => problemStackLabel(stack, version)).join(', '),
      of: stacks,
      words: [...new Set(words.map((word) => word.toLowerCase()))].join(' '),
    };
  };
  const {problem, recipe} = listOf(version);
  return {problem: problem.map(listed), recipe: recipe.map(listed)} as const;
});

/** How many entries of a list contain words, and the address of the list with only these. */
export function filteredList(kind: 'problem' | 'recipe', words: string, version: DocsVersion) {
  const count = listedProblems(version)[kind].filter((each) => isListedFor(each, words)).length;
  return {count, address: filteredAddress(kind, words, version)};
}
