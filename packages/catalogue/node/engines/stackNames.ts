import {existsSync} from 'node:fs';
import type {NamedStack, StackNames, StackNamesFile} from '@h3-docs/base/contracts/engines';
import {bindingFunctions, languagesNamedIn} from '../bindings';
import {functionNamed} from '../catalogue';
import {languageRows, languages, type Language} from '../../languages';
import {namesOf} from '../../names';
import {bindingsFolder, versionIds, versions, type DocsVersion} from '@h3-docs/base/versions';
import {readManifest} from '../bindingFiles/manifest';
import {namesIn} from './names';
import {readEngine, readEngines} from './read';

/** Without the names that don't exist: `{gridDisk: []}` is the same as nothing. */
function present(entries: readonly (readonly [string, readonly string[]])[]): StackNames['functions'] {
  return Object.fromEntries(entries.filter(([, names]) => names.length > 0));
}

/** What a function of the catalogue is called in C in a version, by its first name where it replaced several functions. */
function nameInVersion(name: string, version: DocsVersion): string | undefined {
  return versions[version].reference === 'functions' ? name : functionNamed(name, version).v3?.[0]?.name;
}

function namesOfEngine(version: DocsVersion, id: string): StackNames {
  const engine = readEngine(version, id);
  return {
    complete: engine.complete,
    functions: present(
      Object.keys(engine.names.functions).flatMap((name) => {
        const own = nameInVersion(name, version);
        return own === undefined ? [] : [[own, namesIn(engine, name)] as const];
      }),
    ),
  };
}

function namesOfLanguage(version: DocsVersion, language: Language): StackNames {
  return {
    complete: readManifest(version, language).complete,
    functions: present(
      Object.entries(bindingFunctions(version, language)).map(([name, spelled]) => [
        name,
        namesOf(spelled?.signatures),
      ]),
    ),
  };
}

/** A stack's names in a version; undefined where its folder of bindings has none. */
function namesInVersion(version: DocsVersion, id: string): StackNames | undefined {
  const language = languagesNamedIn(version).find((each) => each === id);
  if (language) return namesOfLanguage(version, language);
  if (!existsSync(`${bindingsFolder(version)}/${id}/names.json`)) return undefined;
  const names = namesOfEngine(version, id);
  // Of some engines of 3.x only the functions are known that H3 doesn't have.
  return Object.keys(names.functions).length > 0 ? names : undefined;
}

/**
 * The names of the stacks that have no column in some table of names, by version. The browser fetches them when a reader
 * has chosen such a stack. Throws for bad data.
 */
export function stackNames(): StackNamesFile {
  const labels = [
    ...readEngines().map(({id, label}) => [id, label] as const),
    ...languages
      .filter((id) => versionIds.some((version) => !languagesNamedIn(version).includes(id)))
      .map((id) => [id, languageRows[id].label] as const),
  ];
  return Object.fromEntries(
    labels.map(([id, label]): [string, NamedStack] => [
      id,
      {
        label,
        versions: Object.fromEntries(
          versionIds.flatMap((version) => {
            const names = namesInVersion(version, id);
            return names ? [[version, names] as const] : [];
          }),
        ),
      },
    ]),
  );
}
