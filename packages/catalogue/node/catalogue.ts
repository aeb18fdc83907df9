import {formerOf, newestVersion, type DocsVersion} from '@h3-docs/base/versions';
import {bindingFunctions, type BindingFunction} from './bindings';
import {factsOf, ownerOf} from './facts';
import {languagesOf, type Language} from '../languages';
import {memoizeByLocale} from './translate';
import type {ApiFunction, FunctionEntry, Group} from '../types';

/** The functions of a version, by the group whose page shows them, in the order of the page. */
type Catalogue = Readonly<Record<Group, readonly ApiFunction[]>>;

/** The data of a function from the binding files of a version, by language. */
function spelled<Key extends keyof BindingFunction>(
  key: Key,
  name: string,
  version: DocsVersion,
): Readonly<Partial<Record<Language, NonNullable<BindingFunction[Key]>>>> {
  return Object.fromEntries(
    languagesOf(version).flatMap((language) => {
      const value = bindingFunctions(version, language)[name]?.[key];
      return value === undefined ? [] : [[language, value]];
    }),
  );
}

function complete(entry: FunctionEntry, version: DocsVersion): ApiFunction {
  const former = formerOf(version);
  return {
    ...entry,
    signatures: spelled('signatures', entry.name, version),
    helpers: spelled('helpers', entry.name, version),
    instead: spelled('instead', entry.name, version),
    ...(former &&
      entry.v3 && {v3: entry.v3.map((v3) => ({...v3, signatures: spelled('signatures', v3.name, former)}))}),
  } as ApiFunction;
}

/** The functions of a version with their signatures in its languages. Throws where a file of a binding is wrong. */
export const catalogueOf = memoizeByLocale((version: DocsVersion): Catalogue => {
  const own = ownerOf(version);
  return Object.fromEntries(
    Object.entries(factsOf(version).functions).map(([group, list]) => [
      group,
      list.map((entry) => complete(entry, own)),
    ]),
  ) as unknown as Catalogue;
});

/** All functions of a version in page order. */
export function functionsOf(version: DocsVersion): readonly ApiFunction[] {
  return Object.values(catalogueOf(version)).flat();
}

/** All functions of the newest version in page order. */
export const allFunctions: readonly ApiFunction[] = functionsOf(newestVersion);

/** The anchor of a function's section: its lower-cased name, which saved links rely on. */
export function anchorOf(name: string): string {
  return name.toLowerCase();
}

/** The entry called `name` in the catalogue of a version. Throws an Error naming it when there is none. */
export function functionNamed(name: string, version: DocsVersion): ApiFunction {
  const entry = functionsOf(version).find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`The catalogue of ${version} has no function called '${name}'.`);
  return entry;
}
