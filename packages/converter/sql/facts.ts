import {translate} from '@docusaurus/Translate';
import {guide} from '../pages';
import type {Note} from '../types';

/** What notes say about names. */
export const texts = {
  otherEngine: translate({
    message:
      'The converter didn’t change `{name}`, because this code calls functions of another engine, which also has a function with this name. In h3-pg 4, the name is `{to}`.',
  }),
  quoted: translate({
    message:
      'The converter doesn’t change text in quotes. If this text is SQL, write `{to}` instead of `{name}` there.',
  }),
  early: translate({message: 'h3-pg 3.5.0 and later have no `{old}`. Write `{to}`.'}),
  library: translate({
    message: 'The converter doesn’t change which library a function loads. Load a release 4 of H3 here.',
  }),
};

/** What a call does in h3-pg 4 that it did not do in h3-pg 3, beyond its name. */
export type Fact = Omit<Note, 'places' | 'link'> & {readonly link?: string};

const spelling: Fact = {
  kind: 'byHand',
  text: translate({
    message:
      'The names with `latlng` were added in h3-pg 4.2.3. For releases 4.0.0 to 4.2.2, write `lat_lng` instead, as in `h3_lat_lng_to_cell`.',
  }),
  link: `${guide}#convert-your-code`,
  once: 'project',
};

/** What moved to another extension. */
export const extension: Fact = {
  kind: 'byHand',
  text: translate({
    message:
      'In h3-pg 4, the functions and casts for `geometry` and `geography` are in the extension `h3_postgis`. If you use them, run `CREATE EXTENSION h3_postgis CASCADE;` once.',
  }),
  link: '/docs/installation',
  once: 'project',
};

const antimeridian: Fact = {
  kind: 'value',
  text: translate({
    message:
      'Without a second argument, the function splits outlines that cross the antimeridian, and returns a `MULTIPOLYGON` for these cells. h3-pg 3 returned a `POLYGON` that spans the whole map.',
  }),
  once: 'project',
};

/** What only h3-pg does, by the 3.x name. Found by running h3-pg 3.7.2 and h3-pg 4.5.0. */
export const facts: Readonly<Record<string, readonly Fact[]>> = {
  h3_geo_to_h3: [spelling, extension],
  h3_to_geo: [spelling],
  h3_to_geometry: [extension],
  h3_to_geography: [extension],
  h3_to_geo_boundary_geometry: [extension, antimeridian],
  h3_to_geo_boundary_geography: [extension, antimeridian],
  h3_polyfill: [extension],
  h3_distance: [
    {
      kind: 'value',
      text: translate({
        message:
          '`h3_grid_distance` returns a `bigint`, and `h3_distance` returned an `integer`. Write `::integer` behind the call where only an `integer` fits.',
      }),
    },
  ],
};

/** What to say about queries that sort. */
export const reversed: Fact = {
  kind: 'value',
  text: translate({
    message:
      'If this code sorts values of the type `h3index`, their order is reversed. In h3-pg 3.7.2, `ASC` sorted them in descending order. In 4.5.0, it sorts them in ascending order.',
  }),
  once: 'project',
};

/** What to say about a column or a table that has the name of a function, and that the program reads by it. */
export const renamedColumn: Fact = {
  kind: 'byHand',
  text: translate({
    message:
      'A column or a table without an alias is called `{to}` now. If this code reads it as `{name}`, write `AS {name}` here.',
  }),
};

/** What to say about a column or a table that has the name of a function, and that other programs may read. */
export const unnamedColumn: Fact = {
  kind: 'value',
  text: translate({
    message:
      'A column or a table without an alias is named after its function, so its name changed. If a program reads it, write `AS` and the former name here.',
  }),
  once: 'project',
};

/** What to say about arguments that h3-pg 4 takes in another way: of which functions, and what the second one looks like. */
export const argumentFacts: readonly {readonly of: RegExp; readonly when: RegExp; readonly fact: Fact}[] = [
  {
    of: /^h3_(?:to_center_child|to_children|to_children_slow|to_parent|uncompact)$/,
    when: /^-\s*1$/,
    fact: {
      kind: 'byHand',
      text: translate({message: '−1 is not a resolution in h3-pg 4. For the next resolution, leave the argument out.'}),
    },
  },
  {
    of: /^h3_to_geo_boundary/,
    when: /./,
    fact: {
      kind: 'value',
      text: translate({
        message:
          'The second argument of this function is deprecated in h3-pg 4, and its use writes a warning. The setting `SET h3.extend_antimeridian TO true;` has the same effect for all calls of `h3_cell_to_boundary`.',
      }),
    },
  },
  {
    of: /^h3_(?:edge_length|hex_area)$/,
    when: /^(?!'|(?:km\s*(?:=>|:=)\s*)?(?:true|false)$)/i,
    fact: {
      kind: 'byHand',
      text: translate({
        message:
          "The second argument of this function is the text `unit`. If this value is a Boolean, write `CASE WHEN … THEN 'km' ELSE 'm' END`.",
      }),
    },
  },
  {
    of: /^h3_/,
    when: /^extend(?:_at_meridian)?\s*(?:=>|:=)/i,
    fact: {kind: 'byHand', text: translate({message: 'This parameter is called `extend_antimeridian` in h3-pg 4.'})},
  },
];

/** Operator classes of h3-pg 3. */
export const operatorClasses: Readonly<Record<string, string>> = {
  btree_h3index_ops: 'h3index_ops',
  hash_h3index_ops: 'h3index_ops',
};

/** The function whose name has another meaning in h3-pg 4. */
export const ambiguous = 'h3_edge_length';

/** Functions of h3-pg 3 that other engines have too. */
export const commonNames: ReadonlySet<string> = new Set([
  'h3_compact',
  'h3_distance',
  'h3_line',
  'h3_polyfill',
  'h3_uncompact',
]);

/**
 * Functions that h3-pg had before 3.5.0, and what to write. Read in the scripts of h3-pg that update 0.4.0 to 1.0.0 and 3.4.1
 * to 3.5.0.
 */
export const early: Readonly<Record<string, string>> = {
  h3_basecells: 'h3_get_res_0_cells()',
  h3_edge_length_km: `h3_get_hexagon_edge_length_avg(resolution, 'km')`,
  h3_edge_length_m: `h3_get_hexagon_edge_length_avg(resolution, 'm')`,
  h3_hex_area_km2: `h3_get_hexagon_area_avg(resolution, 'km')`,
  h3_hex_area_m2: `h3_get_hexagon_area_avg(resolution, 'm')`,
  h3_hex_range: 'h3_grid_disk(origin, k)',
  h3_hex_range_distances: 'h3_grid_disk_distances(origin, k)',
  h3_hex_ranges: 'h3_grid_disk(unnest(origins), k)',
};

/** Names of other engines, such as `H3_KRING` of the CARTO Analytics Toolbox and `h3_toparent` of Databricks. */
export const otherEngine =
  /^(?:h3_[a-z0-9]+|geo_to_h3|h3_cell_area_(?:m2|rads2)|h3_edge_length_k?m|h3_exact_edge_length_\w+)$/;

/** Schemas and data sets with the functions of other engines. */
export const otherSchema = /\b(?:carto|jslibs)\b/i;

/** Code of Databend: cells are numbers in it, and its functions keep the names of 3.x. */
export const databend = /\b(?:geo_to_h3|to_uint64)\s*\(|\bh3_\w+\s*\(\s*\d{17,20}\b|::\s*uint64\b/i;

/** The libraries that a function in another language loads, in BigQuery and Snowflake. */
export const libraries = /\b(?:library|packages|imports)\s*=\s*[[(]?[^\])=]{0,300}?h3[^\])=]{0,200}/gi;

/** Names of 3.x in the body of a function in another language. */
export const formerBody =
  /\bh3\w*\.(?:kRing|hex[AR_]|geoToH3|h3[A-Z_]\w*|polyfill|(?:un)?compact\(|num_hexagons|numHexagons|geo_to_h3|k_ring|point_?[Dd]ist|get(?:Res0|Pentagon)Indexes|get_\w+_indexes|getH3Uni|string_to_h3)/;

/** Code that asks which release of h3-pg is installed. */
export const readsRelease = /\b(?:extversion|h3_get_extension_version)\b/i;

/** How long a value is at most whose type is read. */
const mostOfValue = 200;

/** Whether a value has a type of PostgreSQL, which h3-pg takes without the extension for PostGIS. */
export const isOfPostgres = (value: string): boolean =>
  value.length <= mostOfValue && /^\s*(?:point|polygon)\s*[('[]|::\s*(?:point|polygon)\s*$/i.test(value);

/** `COPY … FROM stdin;` with the rows of a table behind it, which are no code. */
export const copied = /^copy\b[^;]{0,2000}\bfrom\s+stdin\b[^;]{0,200};\n[^]*?\n\\\.$/gim;
