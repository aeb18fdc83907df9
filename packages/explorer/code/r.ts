// cspell:ignore centerchild lapply rbind setdiff tapply uddest udedge udedges udends udorigin unlist
import {translate} from '@docusaurus/Translate';
import {latsOf, lngsOf, writeRows, type Idiom, type OperationWriter} from './idiom';
import {wrap} from './print';
import {closed} from './rings';
import type {Rings} from './steps';

const texts = (indexes: readonly string[]) =>
  `c(\n${wrap(
    indexes.map((index) => `'${index}'`),
    '  ',
  )}\n)`;
const numbers = (items: readonly number[]) => `c(${items.join(', ')})`;
const polygonOf = (rings: Rings) =>
  `sf::st_polygon(list(${closed(rings)
    .map((ring) => `rbind(${ring.map(([lng = 0, lat = 0]) => `c(${lng}, ${lat})`).join(', ')})`)
    .join(', ')}))`;
const areaOf = (polygons: readonly Rings[]) =>
  `sf::st_sfc(\n${wrap(polygons.map(polygonOf), '  ', 1)},\n  crs = 4326\n)`;
const flat = (call: string) => `unique(unlist(${call}, use.names = FALSE))`;
const folds = {count: 'length', sum: 'sum', mean: 'mean', min: 'min', max: 'max'} as const;

/** The calls in which the packages differ. */
interface Package {
  readonly name: string;
  /** The cells of longitudes and latitudes. */
  readonly cellsAt: (lngs: string, lats: string, resolution: number) => string;
  /** The parents, at one resolution, of a vector of cells. */
  readonly parentsAt: (cells: string, resolution: number) => string;
  readonly fill: Idiom['fill'];
  readonly operations: Readonly<Partial<Record<string, OperationWriter>>>;
  readonly helpers: Idiom['helpers'];
}

const idiomOf = ({name, cellsAt, parentsAt, fill, operations, helpers}: Package): Idiom => ({
  comment: '#',
  isTyped: true,
  list: texts,
  points: (positions, resolution) =>
    `unique(${cellsAt(numbers(lngsOf(positions)), numbers(latsOf(positions)), resolution)})`,
  fill,
  operations,
  combine: {
    union: (first, second) => `union(${first}, ${second})`,
    intersection: (first, second) => `intersect(${first}, ${second})`,
    difference: (first, second) => `setdiff(${first}, ${second})`,
  },
  aggregate: (rows, resolution, how) => {
    const {parts, values} = writeRows(rows, {
      positions: (placed) =>
        cellsAt(numbers(placed.map(({lng}) => lng)), numbers(placed.map(({lat}) => lat)), resolution),
      cells: (cells) => parentsAt(texts(cells.map(({cell}) => cell)), resolution),
    });
    return `tapply(${numbers(values)}, c(${parts.join(', ')}), ${folds[how]})`;
  },
  helpers,
  assign: (variable, expression) => `${variable} <- ${expression}`,
  print: ({last, how}) =>
    how ? `cat(paste(names(${last}), ${last}, sep = ','), sep = '\\n')` : `cat(${last}, sep = '\\n')`,
  program: ({definitions, statements, print}) =>
    [
      `# install.packages(c('${name}', 'sf'))`,
      `library(${name})`,
      '',
      ...definitions.map((definition) => `${definition}\n`),
      statements.join('\n\n'),
      '',
      print,
      '',
    ].join('\n'),
});

/** R with the package h3jsr. */
export const h3jsr: Idiom = idiomOf({
  name: 'h3jsr',
  cellsAt: (lngs, lats, resolution) =>
    `point_to_cell(sf::st_as_sf(data.frame(lng = ${lngs}, lat = ${lats}), coords = c('lng', 'lat'), crs = 4326), ${resolution})`,
  parentsAt: (cells, resolution) => `get_parent(${cells}, ${resolution})`,
  fill: (polygons, resolution, containment) =>
    containment === 'center' ? flat(`polygon_to_cells(${areaOf(polygons)}, ${resolution})`) : undefined,
  operations: {
    parent: (of) => `unique(get_parent(${of}, get_res(${of}) - 1))`,
    children: (of) => flat(`get_children(${of}, get_res(${of}) + 1)`),
    centerChild: (of) => `get_centerchild(${of}, get_res(${of}) + 1)`,
    neighbors: (of) => `setdiff(unlist(get_disk(${of}, 1)), ${of})`,
    disk: (of, k) => flat(`get_disk(${of}, ${k})`),
    ring: (of, k) =>
      k === 0
        ? `unique(${of})`
        : flat(`lapply(${of}, function(cell) setdiff(unlist(get_disk(cell, ${k})), unlist(get_disk(cell, ${k - 1}))))`),
    path: (of) => flat(`grid_path(${of}[1], ${of}[2])`),
    edges: (of) => flat(`get_udedges(${of})`),
    vertexes: (of) => flat(`get_cell_vertexes(${of})`),
    compact: (of) => `compact(${of})`,
    uncompact: (of, _k, resolution) => `unique(uncompact(${of}, ${resolution}))`,
    ends: (of) => flat(`get_udends(${of})`),
    reverse: (of) => `get_udedge(get_uddest(${of}), get_udorigin(${of}))`,
    between: (of) => `get_udedge(${of}[1], ${of}[2])`,
    around: (of) => flat(`lapply(${of}, function(vertex) cells_around(vertex))`),
  },
  helpers: {
    cells_around: `# ${translate({message: 'The cells that meet at a vertex.'})}
cells_around <- function(vertex) {
  resolution <- strtoi(substr(vertex, 3, 3), base = 16)
  near <- unlist(get_disk(point_to_cell(vertex_to_point(vertex), resolution), 1))
  Filter(function(cell) vertex %in% unlist(get_cell_vertexes(cell)), near)
}`,
  },
});

const cellsOf = (of: string) => `h3_from_strings(${of})`;
const flatCells = (call: string) => `unique(as.character(flatten_h3(${call})))`;
const levels = (of: string, call: string) => `by_resolution(${of}, function(part, resolution) ${call})`;
const contained = {center: 'centroid', full: 'boundary', overlapping: 'covers'} as const;

/** R with the package h3o. */
export const h3o: Idiom = idiomOf({
  name: 'h3o',
  cellsAt: (lngs, lats, resolution) => `as.character(h3_from_xy(${lngs}, ${lats}, ${resolution}))`,
  parentsAt: (cells, resolution) => `as.character(get_parents(${cellsOf(cells)}, ${resolution}))`,
  fill: (polygons, resolution, containment) =>
    flatCells(`sfc_to_cells(${areaOf(polygons)}, ${resolution}, '${contained[containment]}')`),
  operations: {
    parent: (of) => levels(of, 'get_parents(part, resolution - 1)'),
    children: (of) => levels(of, 'flatten_h3(get_children(part, resolution + 1))'),
    centerChild: (of) => levels(of, 'get_children_center(part, resolution + 1)'),
    neighbors: (of) => `setdiff(as.character(flatten_h3(grid_disk(${cellsOf(of)}, 1))), ${of})`,
    disk: (of, k) => flatCells(`grid_disk(${cellsOf(of)}, ${k})`),
    ring: (of, k) => flatCells(`grid_ring(${cellsOf(of)}, ${k})`),
    path: (of) => flatCells(`grid_path_cells(${cellsOf(`${of}[1]`)}, ${cellsOf(`${of}[2]`)})`),
    edges: (of) => `unique(as.character(h3_edges(${cellsOf(of)}, flat = TRUE)))`,
    compact: (of) => `as.character(compact_cells(${cellsOf(of)}))`,
    uncompact: (of, _k, resolution) => flatCells(`uncompact_cells(${cellsOf(of)}, ${resolution})`),
    ends: (of) =>
      `union(\n  as.character(h3_edge_origin(h3_edges_from_strings(${of}))),\n  as.character(h3_edge_destination(h3_edges_from_strings(${of})))\n)`,
    reverse: (of) =>
      `as.character(h3_shared_edge_pairwise(\n  h3_edge_destination(h3_edges_from_strings(${of})),\n  h3_edge_origin(h3_edges_from_strings(${of}))\n))`,
    between: (of) => `as.character(h3_shared_edge_pairwise(${cellsOf(`${of}[1]`)}, ${cellsOf(`${of}[2]`)}))`,
  },
  helpers: {
    by_resolution: `# ${translate({message: 'Converts the cells of one resolution after the other, because a call takes one resolution.'})}
by_resolution <- function(cells, convert) {
  parts <- split(cells, h3_resolution(h3_from_strings(cells)))
  converted <- lapply(names(parts), function(name) {
    as.character(convert(h3_from_strings(parts[[name]]), as.integer(name)))
  })
  unique(unlist(converted))
}`,
  },
});
