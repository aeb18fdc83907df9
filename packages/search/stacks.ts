import type {Language} from '@h3-docs/catalogue';
import type {SearchStack} from './files';
import {wordsIn} from './words';

// cspell:disable -- names of packages
const python = 'python h3-py-vector h3pandas h3ronpy polars-h3 h3spark h3-pyspark dask';
const javascript = 'javascript deckgl keplergl';
const databases =
  'postgres duckdb sqlite databricks snowflake redshift clickhouse bigquery carto-bigquery carto-snowflake carto-postgres carto-oracle athena-aws athena-dcs presto trino oracle pinot kusto sedona other';

/** What shows a stack without naming it: its errors, tools, files, and the spelling of its functions. */
const signs: readonly (readonly [sign: RegExp, stacks: string])[] = [
  [
    /\b(?:Value|Key|Attribute|Import|ModuleNotFound|Memory|Runtime|Name|H3\w+)Error\b|\bTraceback\b|unexpected keyword argument/,
    python,
  ],
  [/\.(?:ipynb|py)\b|\b(?:pip3?|conda|poetry|jupyter)\b|\bh3\.[a-z]+_\w+/, python],
  [/\bTypeError: (?!.*(?:undefined|is not a (?:function|constructor)|Cannot read))/, python],
  [
    /\bReferenceError\b|\bis not a (?:function|constructor)\b|\bh3-?js\b|\b(?:npm|yarn|webpack|vite|hermes)\b|\bTS\d{4}\b|\bERR_[A-Z_]+|\.(?:jsx?|tsx?|mjs)\b/,
    javascript,
  ],
  [
    /\b(?:UnsatisfiedLink|NoClassDefFound)Error\b|\bH3Core\b|\.jar\b|\b(?:maven|gradle|jvm|h3-java)\b|\bjava\.\w+/i,
    'java android',
  ],
  [/\blibh3(?!-java)\b|\bh3api\.h\b|\b(?:cmake|gcc|ld|cc): |\bundefined reference\b/, 'c'],
  [/\bcgo\b|\bgo (?:get|build|mod)\b|\.go\b/, 'go'],
  [/\bcould not find function\b|\blibrary\(\w+\)/, 'r r-h3 r-h3jsr r-h3o r-h3r'],
  [/\bcargo\b|\bcrate\b|\b\w+::\w+\(/, 'rust-h3o'],
  [/\bh3_[a-z]+_\w+|\bCREATE EXTENSION\b/i, databases],
];
/** Stacks whose problems and recipes are of use to one another's readers. */
const families = [
  python,
  javascript,
  'java android',
  'r r-h3 r-h3jsr r-h3o r-h3r',
  'carto-bigquery bigquery',
  'snowflake carto-snowflake',
  'postgres carto-postgres',
  'presto trino',
  'h3spark h3-pyspark databricks sedona',
].map((family) => family.split(' '));
// cspell:enable

/** `where did kRing go` and `where to go next` name no language. */
const going = /\b(?:did|does|has|have|can|will|should)\b.*(?<!\b(?:in|for|with|using) )\bgo(?:ne)?\b|\bto go\b/i;

/** The stacks that a text names or shows. */
export interface NamedStacks {
  /** The first that a word of it names, by its id. */
  readonly named?: string;
  /** All that it names or shows, by their ids. */
  readonly ids: ReadonlySet<string>;
  /** Those, and others of their families. */
  readonly related: ReadonlySet<string>;
}

/** Reads the stacks that a text names or shows. @returns a function of the text, and whether signs count beside words */
export function stackReader(stacks: readonly SearchStack[]): (text: string, withSigns?: boolean) => NamedStacks {
  const byWord = new Map(stacks.flatMap(({id, words}) => words.map((word) => [word, id] as const)));
  return (text, withSigns = true) => {
    const found = wordsIn(text).flatMap(({key}) => (key === 'go' && going.test(text) ? [] : (byWord.get(key) ?? [])));
    const shown =
      withSigns && found.length === 0 ? signs.flatMap(([sign, ids]) => (sign.test(text) ? ids.split(' ') : [])) : [];
    const ids = new Set([...found, ...shown]);
    const kin = families.filter((family) => found.some((id) => family.includes(id)));
    const related = new Set([...ids, ...kin.flat()]);
    return {ids, related, ...(found[0] !== undefined && {named: found[0]})};
  };
}

/**
 * The language that spells names in this way and no other does; undefined for the spelling that C, Java, and JavaScript
 * share, and for names that are one word.
 */
export function languageSpelling(name: string): Language | undefined {
  if (/^h3_[a-z]/.test(name)) return 'duckdb';
  if (/^[a-z][a-z\d]*(?:_[a-z\d]+)+$/.test(name)) return 'python';
  return /^(?:[A-Z][a-z\d]+){2,}$/.test(name) ? 'go' : undefined;
}
