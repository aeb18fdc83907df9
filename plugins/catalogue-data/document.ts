import path from 'node:path';
import {
  allErrorsOf,
  type CatalogueExample,
  catalogueOf,
  functionsOf,
  functionsV3,
  functionUrl,
  readExamples,
  readManifest,
} from '@h3-docs/catalogue/node';
import {
  type ApiFunction,
  type FunctionV3,
  type Language,
  languageRows,
  languagesOf,
  type Parameter,
} from '@h3-docs/catalogue';
import {errorText, outcomeText, checkedRun} from '@h3-docs/playground/node';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {readComments} from '@h3-docs/base/node/fences/comments';
import {isLive, readFence} from '@h3-docs/base/node/fences/read';

/** A program and what it prints. */
interface ExampleData {
  readonly code: string;
  /** What the program prints; for JavaScript, the result that the build computed. Absent where nothing is printed. */
  readonly output?: string;
  /** True for JavaScript: the body of a function with the parameter `h3`, whose returned value is the output. */
  readonly live?: true;
}

/** One function as the published catalogue has it. Texts are Markdown whose links start at the root of the site. */
interface FunctionData {
  readonly name: string;
  readonly group: string;
  readonly url: string;
  readonly summary: string;
  readonly use?: string;
  readonly signatures: Readonly<Partial<Record<Language, readonly string[]>>>;
  readonly parameters: readonly Parameter[];
  readonly returns: string;
  readonly errors?: readonly {readonly name: string; readonly when: string}[];
  readonly memory?: string;
  readonly pentagons?: string;
  readonly complexity?: string;
  readonly limits?: string;
  readonly notes?: readonly string[];
  readonly since?: string;
  /** In 4.x: the 3.x functions that the function replaces. */
  readonly replaces?: readonly string[];
  /** In 3.x: the 4.x function that replaces the function. */
  readonly replacedBy?: string;
  /** In 3.x: how the 4.x function behaves differently. */
  readonly differs?: string;
  readonly related?: readonly string[];
  readonly examples: Readonly<Partial<Record<Language, readonly ExampleData[]>>>;
}

/** What `/api/h3-4.x.json` and `/api/h3-3.x.json` hold; `schema.json` is its published description. */
export interface CatalogueDocument {
  readonly $schema: string;
  readonly version: DocsVersion;
  /** The release of the C library that everything was checked against. */
  readonly release: string;
  readonly license: string;
  readonly languages: readonly {readonly id: Language; readonly label: string; readonly release?: string}[];
  readonly errors?: readonly {
    readonly code: number;
    readonly name: string;
    readonly message: string;
    readonly meaning: string;
    readonly cause?: string;
    readonly fix?: string;
    /** The id of the language whose binding is the only one with this code. */
    readonly only?: Language;
  }[];
  readonly functions: readonly FunctionData[];
}

function exampleData({code, output}: CatalogueExample, version: DocsVersion): ExampleData {
  if (!isLive(code)) return {code: readComments(code.value).code, ...(output && {output: output.value})};
  const {file = '', line = 0} = code.data?.source ?? {};
  const example = {code: code.value, version, file: path.relative(process.cwd(), file), line};
  const {outcome} = checkedRun(example, readFence(code));
  return {code: code.value, output: outcome.error ? errorText(outcome.error) : outcomeText(outcome), live: true};
}

function examplesData(
  examples: readonly CatalogueExample[],
  version: DocsVersion,
): Readonly<Partial<Record<Language, readonly ExampleData[]>>> {
  const used = languagesOf(version).filter((language) => examples.some((example) => example.language === language));
  return Object.fromEntries(
    used.map((language) => [
      language,
      examples.filter((example) => example.language === language).map((example) => exampleData(example, version)),
    ]),
  );
}

function functionData(entry: ApiFunction, version: DocsVersion): FunctionData {
  const {name, group, summary, use, signatures, parameters, returns, memory, pentagons, cost, notes, since} = entry;
  return {
    name,
    group,
    url: functionUrl(entry, version),
    summary,
    use,
    signatures,
    parameters,
    returns,
    errors: entry.errors.map(({code, when}) => ({name: code, when})),
    memory,
    pentagons,
    complexity: cost,
    notes: notes?.map((note) => (typeof note === 'string' ? note : note.text)),
    since,
    replaces: entry.v3?.map((v3) => v3.name),
    related: entry.related,
    examples: examplesData(readExamples(entry, version), version),
  };
}

function functionDataV3(v3: FunctionV3, entry: ApiFunction, version: DocsVersion): FunctionData {
  return {
    name: v3.name,
    group: entry.group,
    url: functionUrl({group: entry.group, name: v3.name}, version),
    summary: v3.summary,
    signatures: v3.signatures,
    parameters: v3.parameters,
    returns: v3.returns,
    limits: v3.limits,
    replacedBy: entry.name,
    differs: v3.differs,
    examples: examplesData(readExamples(v3, version), version),
  };
}

function languagesData(version: DocsVersion): CatalogueDocument['languages'] {
  return languagesOf(version).map((id) => {
    const {release = ''} = readManifest(version, id);
    // A database extension without releases of its own has the release of H3.
    return {id, label: languageRows[id].label, release: /^\d/.test(release) ? release : versions[version].release};
  });
}

/** The data with links to page paths in place of links to files of the version. */
function withPaths<Data>(data: Data, version: DocsVersion): Data {
  const complete = (text: string) => text.replace(/\]\(\/([^)#]+)\.mdx\b/g, `](${versions[version].path}/$1`);
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? complete(value) : value,
  ) as Data;
}

/**
 * The function catalogue of a version as data, the results of its JavaScript examples computed.
 *
 * @param schema - the address of the published schema
 * @throws ExampleError naming file and line when an example does not run
 */
export function catalogueDocument(version: DocsVersion, schema: string): CatalogueDocument {
  const shared = {$schema: schema, version, release: versions[version].release, license: 'Apache-2.0'};
  if (versions[version].reference === 'formerFunctions') {
    const functions = Object.values(catalogueOf(version))
      .flatMap(functionsV3)
      .map(({v3, entry}) => functionDataV3(v3, entry, version));
    return withPaths({...shared, languages: languagesData(version), functions}, version);
  }
  const document: CatalogueDocument = {
    ...shared,
    languages: languagesData(version),
    errors: allErrorsOf(version).map(({code, name, message, meaning, cause, fix, only}) => ({
      code,
      name,
      message,
      meaning,
      cause,
      fix,
      only,
    })),
    functions: functionsOf(version)
      .filter(({signatures}) => Object.keys(signatures).length > 0)
      .map((entry) => functionData(entry, version)),
  };
  return withPaths(document, version);
}
