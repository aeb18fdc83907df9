import {allFunctions, constantsOf} from '@h3-docs/catalogue/node';
import {errorNames, type Language} from '@h3-docs/catalogue';
import {newestVersion} from '@h3-docs/base/versions';

/** What a release declares, or what the catalogue says of it: each name with its declaration on one line. */
export type Declarations = ReadonlyMap<string, string>;

export interface CatalogueDiff {
  readonly added: readonly string[];
  readonly changed: readonly {readonly from: string; readonly to: string}[];
  readonly dropped: readonly string[];
}

const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([([]) /g, '$1')
    .replace(/ ([)\],;])/g, '$1')
    .trim();

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

/** Functions, macros of values, types and error codes that an installed `h3api.h` declares. */
export function readHeader(header: string): Declarations {
  const source = withoutComments(header);
  const found = new Map<string, string>();
  for (const [, result = '', name = '', parameters = ''] of source.matchAll(
    /DECLSPEC\s+([\w\s*]+?)H3_EXPORT\((\w+)\)\s*\(([^)]*)\)/g,
  )) {
    found.set(name, oneLine(`${result}${name}(${parameters})`));
  }
  for (const [, name = '', value = ''] of source.matchAll(
    /^#define\s+(H3_NULL|H3_VERSION_\w+|MAX_\w+)\s+(\S+)\s*$/gm,
  )) {
    found.set(name, `#define ${name} ${value}`);
  }
  for (const [, name = ''] of source.matchAll(/^typedef\s+(?:struct|enum)\s*\{[^}]*\}\s*(\w+);/gm))
    found.set(name, name);
  for (const [, name = ''] of source.matchAll(/^typedef\s+(?:struct\s+)?\w+\s+(\w+);/gm)) found.set(name, name);
  for (const [, name = '', code = ''] of source.matchAll(/^\s*(E_\w+)\s*=\s*(\d+)/gm))
    found.set(name, `${name} = ${code}`);
  return found;
}

/** Functions, constants and types that the typings of h3-js export. */
export function readTypings(typings: string): Declarations {
  const source = withoutComments(typings);
  const found = new Map<string, string>();
  for (const [, signature = '', name = ''] of source.matchAll(/export function ((\w+)\([^;]*);/g)) {
    found.set(name, oneLine(signature));
  }
  for (const [, name = ''] of source.matchAll(/export (?:namespace|const|type) (\w+)/g)) found.set(name, name);
  return found;
}

function documented(language: Language, named: (signature: string) => string | undefined): Map<string, string> {
  return new Map(
    allFunctions.flatMap(({signatures}) =>
      (signatures[language] ?? []).map((signature): [string, string] => [named(signature) ?? '', oneLine(signature)]),
    ),
  );
}

const beforeParenthesis = (signature: string) => /(\w+)\(/.exec(signature)?.[1];

/** What the catalogue says of the C header. */
export function catalogueOfC(): Declarations {
  const all = documented('c', beforeParenthesis);
  for (const {name, kind, definitions} of constantsOf(newestVersion)) {
    if (definitions.c) all.set(name, kind === 'constant' ? oneLine(definitions.c) : name);
  }
  errorNames.forEach((name, code) => all.set(name, `${name} = ${code}`));
  return all;
}

/** What the catalogue says of h3-js. */
export function catalogueOfJavaScript(): Declarations {
  const all = documented('javascript', beforeParenthesis);
  for (const {name, definitions} of constantsOf(newestVersion)) if (definitions.javascript) all.set(name, name);
  return all;
}

/** What the release adds to the catalogue, what it declares otherwise, and what it no longer has. */
export function compare(catalogue: Declarations, release: Declarations): CatalogueDiff {
  const entries = [...release];
  return {
    added: entries.filter(([name]) => !catalogue.has(name)).map(([, declaration]) => declaration),
    changed: entries.flatMap(([name, to]) => {
      const from = catalogue.get(name);
      return from !== undefined && from !== to ? [{from, to}] : [];
    }),
    dropped: [...catalogue].filter(([name]) => !release.has(name)).map(([, declaration]) => declaration),
  };
}

/** The difference as lines: `+` added, `~` changed (from, then to), `-` dropped. */
export function formatDiff({added, changed, dropped}: CatalogueDiff): string[] {
  return [
    ...added.map((declaration) => `+ ${declaration}`),
    ...changed.flatMap(({from, to}) => [`~ ${from}`, `  ${to}`]),
    ...dropped.map((declaration) => `- ${declaration}`),
  ];
}
