/** A release of h3-js that runs on pages, by the name of its package. */
export type H3Package = 'h3-js' | 'h3-js-v3';

/** A folder of pages with a catalogue in `_functions` and `_facts`. */
export type CatalogueFolder = 'docs';

interface VersionRow {
  /** What Docusaurus calls the version: `current` for the pages in `docs/`, else its name in `versions.json`. */
  readonly name: string;
  /** The folder of its pages. */
  readonly folder: string;
  /** The path of its pages, without a slash at its end. */
  readonly path: string;
  /** Whether the version is the one that search, the catalogue's data, and links from outside the pages lead to. */
  readonly newest: boolean;
  /** The notice above its pages. */
  readonly banner: 'none' | 'unmaintained' | 'unreleased';
  /** The H3 release that its pages were checked against. */
  readonly release: string;
  /** When its last release was made, where no more are expected. */
  readonly ended?: string;
  /** The h3-js that runs its examples and computes its values. */
  readonly h3js: H3Package;
  /** The folder of pages whose catalogue it reads: its own, or that of the version which replaced its functions. */
  readonly catalogue: CatalogueFolder;
  /**
   * What its API reference shows: the functions of the catalogue, or the former functions that they name in `v3`, which
   * have no error codes.
   */
  readonly reference: 'functions' | 'formerFunctions';
  /** The version whose functions the catalogue names in `v3`. */
  readonly former?: string;
  /** What its pages call the index of a step from a cell to a neighbor. */
  readonly edge: string;
  /** The names in C of two functions that tools print. */
  readonly functions: {readonly disk: string; readonly cell: string};
}

/**
 * The versions of the documentation, the newest first: the only place that tells them apart. Code asks a row for what it
 * needs, and compares no version with a name.
 */
export const versions = {
  '4.x': {
    name: 'current',
    folder: 'docs',
    path: '/docs',
    newest: true,
    banner: 'none',
    release: '4.5.0',
    h3js: 'h3-js',
    catalogue: 'docs',
    reference: 'functions',
    former: '3.x',
    edge: 'directed edge',
    functions: {disk: 'gridDisk', cell: 'latLngToCell'},
  },
  '3.x': {
    name: '3.x',
    folder: 'versioned_docs/version-3.x',
    path: '/docs/3.x',
    newest: false,
    banner: 'unmaintained',
    release: '3.7.2',
    ended: 'July 2021',
    h3js: 'h3-js-v3',
    catalogue: 'docs',
    reference: 'formerFunctions',
    edge: 'unidirectional edge',
    functions: {disk: 'kRing', cell: 'geoToH3'},
  },
} as const satisfies Readonly<Record<string, VersionRow>>;

/** A version of the documentation by its id, which is also its label. */
export type DocsVersion = keyof typeof versions;

/** A folder with the pages of a version. */
export type VersionFolder = (typeof versions)[DocsVersion]['folder'];

export const versionIds = Object.keys(versions) as readonly DocsVersion[];

/** The row of a version, without the literal values of the table. */
export function versionRow(id: DocsVersion): VersionRow {
  return versions[id];
}

function find(what: string, test: (id: DocsVersion, row: VersionRow) => boolean): DocsVersion {
  const found = versionIds.find((id) => test(id, versions[id]));
  if (!found) throw new Error(`There is no version ${what} in packages/base/versions.ts.`);
  return found;
}

/** The version that Docusaurus calls `name`. Throws an Error for a name without a row. */
export function versionNamed(name: string): DocsVersion {
  return find(`called '${name}'`, (_id, row) => row.name === name);
}

/** The version before the renaming, whose functions the catalogue entries of a version name in `v3`, if there is one. */
export function formerOf(id: DocsVersion): DocsVersion | undefined {
  const {former} = versionRow(id);
  return versionIds.find((each) => each === former);
}

/** The version before the renaming. Throws an Error where a version has none. */
export function formerVersion(id: DocsVersion): DocsVersion {
  return find(`before ${id}`, (each) => each === formerOf(id));
}

/** The newest version whose functions replaced those of a version. */
export function successorVersion(id: DocsVersion): DocsVersion {
  return find(`after ${id}`, (_id, {former}) => former === id);
}

export const newestVersion: DocsVersion = find('marked as the newest', (_id, {newest}) => newest);

/** The folder of the bindings that a version's pages show, from the root of the project. */
export function bindingsFolder(version: DocsVersion): string {
  return `${versionRow(version).folder}/_bindings`;
}
