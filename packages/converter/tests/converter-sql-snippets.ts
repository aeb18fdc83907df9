const cell = `'8928308280fffff'`;
const pentagon = `'8009fffffffffff'`;
const edge = `'115283473fffffff'`;
const triangle = `'((-122.4,37.7),(-122.4,37.8),(-122.5,37.8))'::polygon`;
const rounded = 'st_astext(%, 9)';
const place = (point: string): string => rounded.replace('%', `(${point})::geometry`);

/**
 * Queries to run with h3-pg 3.7.2 and, after the conversion, with h3-pg 4.5.0. Where the answers differ, the second part
 * has words of the note that says so.
 */
export const queries: readonly (readonly [query: string, differs?: string])[] = [
  ['SELECT h3_geo_to_h3(POINT(-122.4, 37.7), 9) AS cell'],
  ['SELECT h3_geo_to_h3(ST_SetSRID(ST_Point(-122.4, 37.7), 4326), 9)'],
  ['SELECT h3_geo_to_h3(ST_SetSRID(ST_Point(-122.4, 37.7), 4326)::geography, 9)'],
  [`SELECT ${place(`h3_to_geo(${cell})`)}`],
  [`SELECT ${rounded.replace('%', `h3_to_geometry(${cell})`)}`],
  [`SELECT ${rounded.replace('%', `h3_to_geography(${cell})`)}`],
  [`SELECT ${place(`h3_to_geo_boundary(${cell})`)}`],
  [`SELECT ${place(`h3_to_geo_boundary('807ffffffffffff', true)`)}`],
  [`SELECT ${rounded.replace('%', `h3_to_geo_boundary_geometry(${cell})`)}`],
  [`SELECT ${rounded.replace('%', `h3_to_geo_boundary_geometry('807ffffffffffff')`)}`, 'splits outlines'],
  [`SELECT ${rounded.replace('%', `h3_to_geo_boundary_geometry('807ffffffffffff', false)`)}`],
  [`SELECT ${rounded.replace('%', `h3_to_geo_boundary_geography(${cell}, true)`)}`],
  [`SELECT h3_get_base_cell(${cell}), h3_get_resolution(${cell})`],
  [`SELECT h3_is_valid(${cell}), h3_is_valid('ffffffffffffffff'), h3_is_valid(${edge})`],
  [`SELECT h3_get_faces(${pentagon})`],
  [`SELECT h3_k_ring(${cell}, 2)`],
  [`SELECT "public"."h3_k_ring"(${cell}, k => 1), PUBLIC.H3_K_RING(${cell})`],
  [`SELECT index, distance FROM h3_k_ring_distances(${cell}, 1)`],
  [`SELECT count(*) FROM h3_k_ring(${cell}, -1)`, 'for a negative distance'],
  [`SELECT h3_hex_ring(${cell}, 2)`],
  [`SELECT h3_hex_ring(${cell})`],
  [`SELECT h3_line(${cell}, '892830828afffff')`],
  [`SELECT h3_distance(${cell}, '892830828afffff'), ${cell}::h3index <-> '892830828afffff'::h3index`],
  [`SELECT h3_distance(${cell}, '8a283082a9affff')`, 'returned `-1`'],
  [`SELECT h3_experimental_h3_to_local_ij(${cell}, '892830828afffff')`],
  [`SELECT h3_experimental_local_ij_to_h3(${cell}, h3_experimental_h3_to_local_ij(${cell}, '892830828afffff'))`],
  [`SELECT h3_to_parent(${cell}), h3_to_parent(${cell}, 5)`],
  [`SELECT h3_to_children(${cell})`],
  [`SELECT h3_to_children(${cell}, 11)`],
  [`SELECT count(*) FROM h3_to_children(${cell}, 8)`, 'returned no rows'],
  [`SELECT count(*) FROM h3_to_children_slow(${cell}, 11)`],
  [`SELECT h3_to_center_child(${cell}), h3_to_center_child(${cell}, 12)`],
  [`SELECT h3_compact(ARRAY(SELECT h3_to_children(${cell}, 11)))`],
  [`SELECT h3_compact(ARRAY[${cell}, ${pentagon}]::h3index[])`, 'cells of different resolutions'],
  [`SELECT h3_uncompact(ARRAY[${cell}]::h3index[], 10)`],
  [`SELECT h3_polyfill(${triangle}, NULL, 7)`],
  [`SELECT h3_polyfill(${triangle}, NULL, resolution => 8)`],
  ['SELECT h3_polyfill(ST_MakeEnvelope(-122.5, 37.7, -122.4, 37.8, 4326), 7)'],
  [
    `SELECT st_area(exterior::geometry) > 0, array_length(holes, 1) FROM h3_set_to_multi_polygon(ARRAY(SELECT h3_hex_ring(${cell})))`,
  ],
  [`SELECT h3_set_to_multi_polygon(ARRAY(SELECT h3_hex_ring(${cell})))`, 'the first corner'],
  [`SELECT h3_indexes_are_neighbors(${cell}, '8928308280bffff'), h3_indexes_are_neighbors(${cell}, ${cell})`],
  [`SELECT h3_indexes_are_neighbors(${cell}, ${pentagon})`, 'returned `false`'],
  [`SELECT h3_get_h3_unidirectional_edge(${cell}, '8928308280bffff')`],
  [`SELECT h3_unidirectional_edge_is_valid(${edge}), h3_unidirectional_edge_is_valid(${cell})`],
  [`SELECT h3_get_origin_h3_index_from_unidirectional_edge(${edge})`],
  [`SELECT h3_get_origin_h3_index_from_unidirectional_edge(${cell})`, 'E_DIR_EDGE_INVALID'],
  [`SELECT h3_get_destination_h3_index_from_unidirectional_edge(${edge})`],
  [`SELECT origin, destination FROM h3_get_h3_indexes_from_unidirectional_edge(${edge})`],
  [`SELECT h3_get_h3_unidirectional_edges_from_hexagon(${pentagon})`],
  [`SELECT npoints(path(h3_get_h3_unidirectional_edge_boundary(${edge})))`],
  [`SELECT round(h3_point_dist(POINT(0, 0), POINT(1, 1), 'm')::numeric, 6)`],
  [`SELECT h3_hex_area(0) > 4000000, h3_hex_area(5, true) BETWEEN 252 AND 253`],
  [`SELECT h3_hex_area(5, 'm')`, 'corrected in 4.0'],
  [`SELECT h3_edge_length(5, km => false) > 8000`],
  [`SELECT h3_edge_length(h3_get_resolution(${cell}))`, 'about 15% more'],
  [`SELECT round(h3_exact_edge_length(${edge}, 'm')::numeric, 6), round(h3_cell_area(${cell})::numeric, 9)`],
  [`SELECT h3_exact_edge_length(${cell})`, 'E_DIR_EDGE_INVALID'],
  ['SELECT h3_num_hexagons(5), pg_typeof(h3_num_hexagons(15))'],
  ['SELECT count(*) FROM h3_get_res_0_indexes()'],
  ['SELECT h3_get_pentagon_indexes(2)'],
  [`SELECT cell FROM (SELECT h3_k_ring(${cell}) AS cell) q ORDER BY cell`, 'their order is reversed'],
  [
    `WITH ring AS (SELECT h3_hex_ring(${cell}, 1) AS cell) SELECT h3_to_parent(cell, 7), count(*) FROM ring GROUP BY h3_to_parent(cell, 7) HAVING count(*) > 1`,
  ],
  [
    `CREATE FUNCTION pg_temp.near(origin h3index) RETURNS SETOF h3index AS $body$ BEGIN RETURN QUERY SELECT h3_k_ring(origin, 1); END $body$ LANGUAGE plpgsql; SELECT count(*) FROM pg_temp.near(${cell})`,
  ],
  [
    `CREATE TEMP TABLE places (cell h3index, h3_line text); INSERT INTO places (cell) SELECT h3_k_ring(${cell}); CREATE INDEX ON places USING hash (cell hash_h3index_ops); CREATE INDEX ON places (h3_to_parent(cell, 5)); SELECT count(*), max(h3_line) FROM places`,
  ],
];
