import {translate} from '@docusaurus/Translate';

/** What notes say. */
export const texts = {
  listNow: translate({
    message:
      '{names} returned a `set` in 3.x. In 4.x, the result is a `list`. Use `set(…)` where the code needs a set.',
  }),
  exception: translate({
    message:
      '`H3ValueError` includes the exceptions that 4.x raises instead of `{old}`. Name a more specific exception if your code tells them apart.',
  }),
  keyword: translate({
    message:
      'The keyword `{from}` of `{old}` is called `{to}` in 4.x. If other code gives it to this function, rename it there.',
  }),
  hidden: translate({message: '4.x has no public module `{module}`. Import from `h3` instead.'}),
  noFunction: translate({message: '4.x has no function that can take the place of `{old}` here. {advice}'}),
  passesOn: translate({
    message:
      'This module passes on all names of h3-py, which are those of 4.x now. Convert the modules that import from it too.',
  }),
  unused: translate({
    message:
      'This module imports `{old}` and doesn’t use it. If other modules import it from here, write `{to}` there too.',
  }),
};

/** Functions that return a `set` in h3-py 3 and a `list` in h3-py 4, by their 3.x names. */
export const sets: ReadonlySet<string> = new Set([
  'compact',
  'get_h3_unidirectional_edges_from_hexagon',
  'get_pentagon_indexes',
  'get_res0_indexes',
  'h3_get_faces',
  'h3_to_children',
  'hex_range',
  'hex_ring',
  'k_ring',
  'uncompact',
]);

/** Parameters of h3-py 3.5 to 3.7 that have other names in h3-py 4, by function and 3.x name. */
export const keywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  compact: {hexes: 'cells'},
  edge_length: {resolution: 'res'},
  geo_to_h3: {resolution: 'res'},
  get_pentagon_indexes: {resolution: 'res'},
  hex_area: {resolution: 'res'},
  num_hexagons: {resolution: 'res'},
  point_dist: {point1: 'latlng1', point2: 'latlng2'},
  uncompact: {hexes: 'cells'},
};

/** Parameters of most functions of h3-py 3.1 to 3.4, and their names in h3-py 4. */
const usualEarlyKeywords: Readonly<Record<string, string>> = {h3_address: 'h', h3_addresses: 'cells', ring_size: 'k'};

/** Parameters of h3-py 3.1 to 3.4 of the other functions, and their names in h3-py 4. */
const otherEarlyKeywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  get_destination_h3_index_from_unidirectional_edge: {h3_address: 'e'},
  get_h3_indexes_from_unidirectional_edge: {h3_address: 'e'},
  get_h3_unidirectional_edge: {a: 'origin', b: 'destination'},
  get_h3_unidirectional_edges_from_hexagon: {h3_address: 'origin'},
  get_origin_h3_index_from_unidirectional_edge: {h3_address: 'e'},
  h3_distance: {h3_address_origin: 'h1', h3_address_h3: 'h2'},
  h3_indexes_are_neighbors: {a: 'h1', b: 'h2'},
  h3_line: {h3_address_origin: 'start', h3_address_h3: 'end'},
  h3_to_string: {h3_int: 'x'},
  h3_unidirectional_edge_is_valid: {h3_address: 'edge'},
};

/** Parameters of a function in h3-py 3.1 to 3.4 that have other names since 3.5, and their names in h3-py 4. */
export const earlyKeywords = (old: string): Readonly<Record<string, string>> =>
  Object.hasOwn(otherEarlyKeywords, old) ? (otherEarlyKeywords[old] ?? {}) : usualEarlyKeywords;

/** Parameters of h3-py 3.5 to 3.7 of the functions that are rewritten, and their names in 3.1 to 3.4. */
export const earlyParameters: Readonly<Record<string, readonly string[]>> = {
  edge: ['h3_address'],
  geojson: ['geo_json'],
  h: ['h3_address'],
  hexes: ['h3_addresses', 'h3_address_list'],
  K: ['ring_size'],
};

/** Exceptions of h3-py 3. In h3-py 4, `H3ValueError` includes the exceptions that took their place. */
export const exceptions: ReadonlySet<string> = new Set([
  'H3CellError',
  'H3DistanceError',
  'H3EdgeError',
  'H3ResolutionError',
]);

/** Names that other libraries and programs use too. */
export const commonNames: ReadonlySet<string> = new Set([
  'cell_area',
  'compact',
  'edge_length',
  'uncompact',
  'versions',
]);

/** Functions whose name alone can't be replaced: the call changes. */
export const rewritten: ReadonlySet<string> = new Set([
  'h3_set_to_multi_polygon',
  'h3_to_geo_boundary',
  'get_h3_unidirectional_edge_boundary',
  'hex_range_distances',
  'hex_ranges',
  'k_ring_distances',
  'polyfill',
  'polyfill_geojson',
  'polyfill_polygon',
]);

/** Code that looks functions up by their names. */
export const looksUp =
  /\b(?:getattr|attrgetter|methodcaller|__dict__|vars|dir|getmembers|globals|locals|eval|patch\w*|setattr|import_string)\b/;

/** Functions of a program that may look up a function of the package by the name that they get. */
export const dispatches = /h3/i;

/** Calls whose strings are the paths of what a test replaces. */
export const patches = /^(?:patch|setattr|delattr)$/;

/** Calls whose keywords are the names of what a test replaces. */
export const mocks = /^(?:\w*Mock|SimpleNamespace|configure_mock|create_autospec|multiple)$/;

/** Calls that get the name of a function of the module that they get first. */
export const namedAttribute = /^(?:getattr|setattr|delattr|object|hasattr)$/;
