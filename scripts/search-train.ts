/**
 * `npm run search:train [-- --build build] [-- --cross] [-- --ablate] [-- --missed]`: computes the weights of search,
 * `packages/search/weights.json`, from the searches in `tests/data` and from asks that are left out of the index. `--cross` also
 * trains once without each set and prints how that set is answered; `--ablate` prints what each feature adds to the answers: the same
 * model with its values as 0. Needs a build.
 */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {currentNames, formerNames} from '@h3-docs/search/node/names';
import {allFunctions, anchorOf} from '@h3-docs/catalogue/node';
import {openCorpus} from '@h3-docs/search/open';
import {readPasted} from '@h3-docs/search/pasted';
import {heldOutAsks} from '@h3-docs/search/node/training/heldOutAsks';
import {filesOf, type ReaderSearches} from '@h3-docs/search/node/training/table';
import {
  exampleOf,
  featureNames,
  named,
  placeOf,
  weigh,
  type Example,
  type Labeled,
  type Trained,
} from '@h3-docs/search/node/training/examples';
import {growTrees} from '@h3-docs/search/node/training/trees';

const {values: options} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    cross: {type: 'boolean', default: false},
    ablate: {type: 'boolean', default: false},
    missed: {type: 'boolean', default: false},
  },
});
const folder = 'tests/data/reader-searches';
const queriesFile = 'tests/data/search-queries.json';
/** How much a name counts against a search of a reader: there are many of them, and they are easy. */
const countOfName = 0.15;
/** How much all asks that were left out count together, against 1 for a search of a reader: somewhat less than all of those. */
const countOfAsks = 650;
/** How much a search counts that must be answered. */
const countOfOwn = 25;

interface TrainingSet {
  readonly name: string;
  /** Pasted indexes and places, which don't depend on weights. */
  readonly pasted: number;
  readonly examples: readonly (Example & {readonly kind: string})[];
}

async function readSets(): Promise<TrainingSet[]> {
  const files = filesOf(options.build);
  const corpus = await openCorpus(files);
  const {pages, sections} = corpus.documents;
  const places = new Map(sections.map(({page, hash}, place) => [(pages[page]?.url ?? '') + hash, place] as const));
  const placesOf = (urls: readonly string[]) => new Set(urls.flatMap((url) => places.get(url) ?? []));
  const owners = new Map<string, string[]>();
  for (const entry of allFunctions) {
    const url = `/docs/api/${entry.group}#${anchorOf(entry.name)}`;
    for (const name of [...currentNames(entry), ...formerNames(entry)])
      owners.set(name, [...(owners.get(name) ?? []), url]);
  }
  const readers = readdirSync(folder).map((file): [string, (Labeled & {kind: string})[]] => {
    const kinds = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ReaderSearches;
    const labeled = Object.entries(kinds).flatMap(([kind, searches]) =>
      Object.entries(searches).map(([query, urls]) => ({query, kind, right: placesOf(urls), count: 1})),
    );
    return [path.parse(file).name, labeled];
  });
  const queries = JSON.parse(readFileSync(queriesFile, 'utf8')) as readonly {query: string; section: string}[];
  const own = queries.map(({query, section}) => ({query, kind: 'own', right: placesOf([section]), count: countOfOwn}));
  const byName = Array.from(owners, ([query, urls]) => ({
    query,
    kind: 'names',
    right: placesOf(urls),
    count: countOfName,
  }));
  const sets = [...readers, ['queries', own] as const, ['names', byName] as const].map(([name, labeled]) => {
    const typed = labeled.filter(({query}) => !readPasted(query));
    const examples = typed.map((one) => ({...exampleOf(one, corpus), kind: one.kind}));
    return {name, pasted: labeled.length - typed.length, examples};
  });
  const asks = await heldOutAsks(files);
  const count = countOfAsks / asks.length;
  return [...sets, {name: 'asks', pasted: 0, examples: asks.map((one) => ({...one, count, kind: 'asks'}))}];
}

/** How many examples have a right section first, and among the first three. */
function tally(examples: readonly Example[], model: Trained, without?: string) {
  const found = examples.map((example) => placeOf(example, model, without));
  return {
    queries: found.length,
    first: found.filter((place) => place === 0).length,
    three: found.filter((place) => place >= 0 && place < 3).length,
  };
}

function train(examples: readonly Example[]): Trained {
  const weights = weigh(examples);
  return {weights, trees: growTrees(examples, weights)};
}

async function main(): Promise<void> {
  const sets = await readSets();
  const all = sets.flatMap(({examples}) => examples);
  const model = train(all);
  writeFileSync('packages/search/weights.json', `${JSON.stringify(named(model), null, 2)}\n`);
  const readers = sets.filter(({name}) => !['queries', 'names', 'asks'].includes(name));
  const othersThan = (set: TrainingSet) => sets.flatMap((other) => (other === set ? [] : other.examples));
  const sum = (rows: readonly {readonly first: number; readonly three: number}[]) => ({
    first: rows.reduce((total, {first}) => total + first, 0),
    three: rows.reduce((total, {three}) => total + three, 0),
  });
  const own = readers.map((set) => (options.cross ? train(othersThan(set)) : model));
  const rows = readers.map(({examples}, at) => tally(examples, own[at] ?? model));
  console.log(options.cross ? 'Each set, with weights from the other sets:' : 'Each set, with weights from all sets:');
  console.table(Object.fromEntries(readers.map(({name, pasted}, at) => [name, {...rows[at], pasted}])));
  console.log(
    sum(rows),
    'of',
    rows.reduce((total, row) => total + row.queries, 0),
  );
  const kinds = new Map<string, {queries: number; first: number; three: number}>();
  readers.forEach(({examples}, at) => {
    for (const example of examples) {
      const row = kinds.get(example.kind) ?? {queries: 0, first: 0, three: 0};
      const place = placeOf(example, own[at] ?? model);
      if (options.missed && place !== 0) console.log(`${readers[at]?.name}, ${place}: ${example.query}`);
      kinds.set(example.kind, {
        queries: row.queries + 1,
        first: row.first + Number(place === 0),
        three: row.three + Number(place >= 0 && place < 3),
      });
    }
  });
  console.table(Object.fromEntries(kinds));
  console.table(
    Object.fromEntries(sets.slice(readers.length).map(({name, examples}) => [name, tally(examples, model)])),
  );
  if (!options.ablate) return;
  const lost = featureNames.map((name) => {
    const cut = readers.map(({examples}, at) => tally(examples, own[at] ?? model, name));
    const {first, three} = sum(cut);
    const base = sum(rows);
    return [name, {weight: named(model).weights[name], first: first - base.first, three: three - base.three}] as const;
  });
  console.table(Object.fromEntries(lost));
}

void main();
