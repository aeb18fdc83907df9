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
import {type ApiFunction, type FunctionV3, languageRows, languagesOf} from '@h3-docs/catalogue';
import {errorText, outcomeText, checkedRun} from '@h3-docs/playground/node';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {readComments} from '@h3-docs/base/node/fences/comments';
import {isLive, readFence} from '@h3-docs/base/node/fences/read';

/** A program and what it prints: for JavaScript, the result that the build computed. */
function exampleData({code, output}: CatalogueExample, version: DocsVersion) {
  if (!isLive(code)) return {code: readComments(code.value).code, ...(output && {output: output.value})};
  const {file = '', line = 0} = code.data?.source ?? {};
  const example = {code: code.value, version, file: path.relative(process.cwd(), file), line};
  const {outcome} = checkedRun(example, readFence(code));
  return {code: code.value, output: outcome.error ? errorText(outcome.error) : outcomeText(outcome), live: true};
}

function examplesData(examples: readonly CatalogueExample[], version: DocsVersion) {
  const used = languagesOf(version).filter((language) => examples.some((example) => example.language === language));
  return Object.fromEntries(
    used.map((language) => [
      language,
      examples.filter((example) => example.language === language).map((example) => exampleData(example, version)),
    ]),
  );
}

function functionData(entry: ApiFunction, version: DocsVersion) {
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

function functionDataV3(v3: FunctionV3, entry: ApiFunction, version: DocsVersion) {
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

function languagesData(version: DocsVersion) {
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
 * The function catalogue of a version as data, which `schema.json` describes, with the results of its JavaScript examples.
 *
 * @param schema - the address of the published schema
 * @throws ExampleError naming file and line when an example does not run
 */
export function catalogueDocument(version: DocsVersion, schema: string) {
  const shared = {$schema: schema, version, release: versions[version].release, license: 'Apache-2.0'};
  if (versions[version].reference === 'formerFunctions') {
    const functions = Object.values(catalogueOf(version))
      .flatMap(functionsV3)
      .map(({v3, entry}) => functionDataV3(v3, entry, version));
    return withPaths({...shared, languages: languagesData(version), functions}, version);
  }
  const document = {
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
