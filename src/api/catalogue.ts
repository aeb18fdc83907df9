import {functions as current} from '../../docs/_functions';
import {newestVersion, versions, type CatalogueFolder, type DocsVersion} from '../versions';
import type {ApiFunction, Group} from './types';

/** The functions of a version, by the group whose page shows them, in the order of the page. */
type Catalogue = Readonly<Record<Group, readonly ApiFunction[]>>;

/** The catalogues, by the folder of pages that `_functions` is in. Freezing a version adds one. */
const catalogues: Readonly<Record<CatalogueFolder, Catalogue>> = {docs: current};

export function catalogueOf(version: DocsVersion): Catalogue {
  return catalogues[versions[version].catalogue];
}

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
