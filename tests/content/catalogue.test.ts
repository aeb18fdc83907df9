import {existsSync, readdirSync} from 'node:fs';
import * as h3 from 'h3-js';
import * as h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, test} from 'vitest';
import {readExamples} from '@h3-docs/catalogue/node/pages/examples';
import {exampleFile, readOutputs} from '@h3-docs/catalogue/node/bindingFiles/files';
import {languageManifest} from '@h3-docs/catalogue/node/bindingFiles/manifest';
import {allFunctions, anchorOf, catalogueOf} from '@h3-docs/catalogue/node/catalogue';
import {bindingFunctions} from '@h3-docs/catalogue/node/bindings';
import {bindingsFolder, newestVersion, versionIds} from '@h3-docs/base/versions';
import {constantsOf} from '@h3-docs/catalogue/node/constants';
import {languages, languagesOf, type Language} from '@h3-docs/catalogue/languages';
import {errorNames, groups} from '@h3-docs/catalogue/types';
import facts from '../data/h3-api.json';

const constants = constantsOf(newestVersion);
const catalogue = catalogueOf(newestVersion);

/** Languages whose facts give signatures; DuckDB and the command have names only. */
const declared = ['c', 'java', 'javascript', 'python', 'go'] as const;

/** What the releases of 3.x declare. */
const declaredV3: Partial<Record<Language, {readonly functions: readonly {readonly signature: string}[]}>> = facts.v3;

const signaturesIn = (language: Language) =>
  allFunctions.flatMap(({signatures, helpers}) => [...(signatures[language] ?? []), ...(helpers[language] ?? [])]);
const v3Functions = allFunctions.flatMap(({v3 = []}) => v3);
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

/** The name that is called: `cellArea` of `cellArea(h3Index…)`, `latLngToCell` of `h3 latLngToCell --lat…`. */
function calledName(signature: string): string {
  const name = /^(?:h3 )?(\w+)/.exec(signature)?.[1];
  if (!name) throw new Error(`No name in '${signature}'`);
  return name;
}

describe('4.x signatures', () => {
  test.each(declared)('are those of the release: %s', (language) => {
    expect(
      sorted(signaturesIn(language)),
      `docs/_bindings/${language}/functions.json and tests/data/h3-api.json`,
    ).toEqual(sorted(facts.v4[language].functions.map(({signature}) => signature)));
  });

  test('are those of the release: DuckDB and the h3 command, by name', () => {
    expect(sorted(signaturesIn('duckdb').map(calledName))).toEqual(sorted(facts.v4.duckdb.functions));
    expect(sorted(signaturesIn('shell').map(calledName))).toEqual(sorted(facts.v4.cli.subcommands));
  });

  test('of C stand in the entry of their name, once', () => {
    for (const {name, signatures} of [...allFunctions, ...v3Functions]) {
      for (const signature of signatures.c ?? []) expect(signature).toContain(`${name}(`);
    }
    expect(signaturesIn('c')).toHaveLength(facts.v4.c.functions.length);
  });
});

/** Exported by h3-js 3.7.2, though its typings leave them out. */
const untyped = ['h3IndexToSplitLong', 'splitLongToh3Index'];

test.each(languagesOf('3.x'))('3.x signatures are those of the release: %s', (language) => {
  const documented = v3Functions.flatMap(({signatures}) => signatures[language] ?? []);
  const typed =
    language === 'javascript' ? documented.filter((signature) => !untyped.includes(calledName(signature))) : documented;
  expect(sorted(typed)).toEqual(sorted(declaredV3[language]?.functions.map(({signature}) => signature) ?? []));
});

describe('what h3-js exports', () => {
  const exportsOf = (module: object) =>
    Object.entries(module as Record<string, unknown>).filter(([name]) => !['default', 'module.exports'].includes(name));
  const functionsOf = (module: object) =>
    exportsOf(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

  test('is documented: functions of both versions', () => {
    expect(sorted(signaturesIn('javascript').map(calledName))).toEqual(sorted(functionsOf(h3)));
    const documented = v3Functions.flatMap(({signatures}) => signatures.javascript ?? []).map(calledName);
    expect(sorted(documented)).toEqual(sorted(functionsOf(h3v3)));
  });

  test.each([
    ['4.x, with their values', h3],
    ['3.x', h3v3],
  ] as const)('is documented: constants of %s', (_which, module) => {
    for (const [name, value] of exportsOf(module).filter(([, each]) => typeof each !== 'function')) {
      const constant = constants.find((candidate) => candidate.name === name);
      expect(constant === undefined || (constant.newIn4 === true && module === h3v3), name).toBe(false);
      const documented = Object.fromEntries((constant?.values ?? []).map((row) => [row.name, row.value]));
      const actual = Object.entries(value as Record<string, string>).map(([key, text]) => [key, `'${text}'`] as const);
      expect(module === h3 ? documented : {}, name).toEqual(module === h3 ? Object.fromEntries(actual) : {});
    }
  });
});

describe('entries', () => {
  test('have a group whose list they are in, and a name of their own on its page', () => {
    for (const group of groups) {
      const anchors = catalogue[group].map(({name}) => anchorOf(name));
      if (group === 'misc') anchors.push(...constants.map(({name}) => anchorOf(name)));
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const entry of catalogue[group]) expect(entry.group).toBe(group);
    }
    expect(new Set(allFunctions.map(({name}) => name)).size).toBe(allFunctions.length);
  });

  test('name error codes of the release, each once, in their order', () => {
    expect(facts.v4.errors.map(({name}) => name)).toEqual([...errorNames]);
    for (const {name, errors} of allFunctions) {
      const numbers = errors.map(({code}) => errorNames.indexOf(code));
      expect(numbers, name).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers, name).not.toContain(0);
    }
  });

  test('are related to entries that exist, others than themselves', () => {
    const names = allFunctions.map(({name}) => name);
    for (const {name, related} of allFunctions) {
      expect(related, name).not.toContain(name);
      expect(new Set(related).size, name).toBe(related.length);
      for (const other of related) expect(names, name).toContain(other);
    }
  });

  test('advise instead only where a language has no such function', () => {
    for (const {name, signatures, instead = {}} of allFunctions) {
      const both = languages.filter((language) => signatures[language] && instead[language]);
      expect(both, name).toEqual([]);
    }
  });

  test('say in one sentence what the function does', () => {
    for (const {name, summary} of [...allFunctions, ...v3Functions]) {
      expect(summary, name).toMatch(/^[A-Z][a-z]+s? .*[.)]$/);
    }
  });
});

describe('examples', () => {
  test.each(allFunctions.map((entry) => [entry.name, entry] as const))('of %s: every language', (_name, entry) => {
    const examples = readExamples(entry, '4.x');
    const documented = languages.filter((language) => entry.signatures[language]);
    expect(
      languages.filter((language) => examples.some((example) => example.language === language)),
      documented.map((language) => exampleFile('4.x', language, entry.name)).join(),
    ).toEqual(documented);
    for (const {language, code, output} of examples) {
      expect(language === 'javascript' ? /^live\b/.test(code.meta ?? '') : output !== null, language).toBe(true);
    }
  });

  test.each(allFunctions.filter(({v3}) => v3).map((entry) => [entry.name, entry] as const))(
    'of %s in 3.x: live, or in C',
    (_name, entry) => {
      for (const {name, signatures} of entry.v3 ?? []) {
        const language = (['javascript', 'c'] as const).find((candidate) => signatures[candidate]);
        if (!language) continue;
        const own = readExamples({name}, '3.x');
        expect(own.map((example) => example.language)).toContain(language);
      }
    },
  );

  test.each(versionIds)('of %s have a function, and an output where the site does not run them', (version) => {
    const functions = new Set([...allFunctions, ...v3Functions].map(({name}) => name));
    for (const language of languagesOf(version)) {
      const {examples} = languageManifest(version, language);
      const folder = `${bindingsFolder(version)}/${language}/examples`;
      const names = Object.keys(bindingFunctions(version, language));
      expect(names.filter((name) => !functions.has(name))).toEqual([]);
      const files = existsSync(folder) ? readdirSync(folder).map((file) => `${folder}/${file}`) : [];
      const known = names.map((name) => exampleFile(version, language, name));
      expect(files.filter((file) => !known.includes(file))).toEqual([]);
      const run = names.filter((name) => files.includes(exampleFile(version, language, name)));
      expect(
        sorted(Object.keys(readOutputs(version, language))),
        `${bindingsFolder(version)}/${language}/outputs.json`,
      ).toEqual(examples.live ? [] : sorted(run));
    }
  });
});
