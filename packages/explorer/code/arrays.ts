// cspell:ignore asarray dtype setdiff tolist
import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import {type Idiom} from './idiom';
import {integers, listOf, python, pythonProgram} from './pythonIdiom';
import type {Rings} from './steps';

const modes = {center: 'center', full: 'full', overlapping: 'overlap'} as const;
const folds = {count: 'len(group)', sum: 'group.sum()', mean: 'group.mean()', min: 'group.min()', max: 'group.max()'};
const each = (of: string, expression: string, variable = 'cell') =>
  `distinct(${expression} for ${variable} in ${of}.tolist())`;
const ringOf = (ring: Rings[number]) => `[${ring.map(([lng = 0, lat = 0]) => `(${lat}, ${lng})`).join(', ')}]`;

/** Python with arrays of numpy: h3-py returns them from `h3.api.numpy_int`. */
export const arrays: Idiom = {
  ...python,
  list: (indexes) => `np.array(${integers(indexes)}, dtype=np.uint64)`,
  points: (positions, resolution) =>
    `distinct([h3.latlng_to_cell(lat, lng, ${resolution})] for lat, lng in ${listOf(
      positions.map(([lng = 0, lat = 0]) => `(${lat}, ${lng})`),
    )})`,
  fill: (polygons, resolution, containment) =>
    `distinct(\n    h3.h3shape_to_cells_experimental(polygon, ${resolution}, contain='${modes[containment]}')\n    for polygon in ${listOf(
      polygons.map((rings) => `h3.LatLngPoly(${rings.map(ringOf).join(', ')})`),
      1,
      '    ',
    )}\n)`,
  operations: {
    parent: (of) => each(of, '[h3.cell_to_parent(cell)]'),
    children: (of) => each(of, 'h3.cell_to_children(cell)'),
    centerChild: (of) => each(of, '[h3.cell_to_center_child(cell)]'),
    disk: (of, k) => each(of, `h3.grid_disk(cell, ${k})`),
    ring: (of, k) => each(of, `h3.grid_ring(cell, ${k})`),
    path: (of) => `h3.grid_path_cells(int(${of}[0]), int(${of}[1]))`,
    edges: (of) => each(of, 'h3.origin_to_directed_edges(cell)'),
    vertexes: (of) => each(of, 'h3.cell_to_vertexes(cell)'),
    compact: (of) => `h3.compact_cells(${of})`,
    uncompact: (of, _k, resolution) => `h3.uncompact_cells(${of}, ${resolution})`,
    ends: (of) => each(of, 'h3.directed_edge_to_cells(edge)', 'edge'),
    reverse: (of) => each(of, '[h3.cells_to_directed_edge(*reversed(h3.directed_edge_to_cells(edge)))]', 'edge'),
    between: (of) => `np.array([h3.cells_to_directed_edge(int(${of}[0]), int(${of}[1]))], dtype=np.uint64)`,
    around: (of) => each(of, 'cells_around(vertex)', 'vertex'),
  },
  combine: {
    union: (first, second) => `np.union1d(${first}, ${second})`,
    intersection: (first, second) => `np.intersect1d(${first}, ${second})`,
    difference: (first, second) => `np.setdiff1d(${first}, ${second})`,
  },
  aggregate: (rows, resolution, how) => {
    const items = rows.map(({place, value}) =>
      typeof place === 'string'
        ? `(h3.cell_to_parent(0x${place}, ${resolution}), ${value})`
        : `(h3.latlng_to_cell(${place[0]}, ${place[1]}, ${resolution}), ${value})`,
    );
    return `aggregate(${listOf(items, 1)}, lambda group: ${folds[how]})`;
  },
  helpers: {
    cells_around: `def cells_around(vertex):
    """${translate({message: 'The cells that meet at a vertex.'})}"""
    lat, lng = h3.vertex_to_latlng(vertex)
    near = h3.grid_disk(h3.latlng_to_cell(lat, lng, (vertex >> 52) & 15), 1).tolist()
    return [cell for cell in near if vertex in h3.cell_to_vertexes(cell)]`,
    aggregate: `def aggregate(rows, how):
    """${translate({message: 'The value of each cell.'})}"""
    cells = np.array([cell for cell, _ in rows], dtype=np.uint64)
    values = np.array([value for _, value in rows])
    return {cell: how(values[cells == cell]) for cell in np.unique(cells).tolist()}`,
    distinct: `def distinct(arrays):
    """${translate({message: 'The indexes of several arrays, each once.'})}"""
    return np.unique(np.concatenate([np.empty(0, np.uint64), *(np.asarray(a, np.uint64) for a in arrays)]))`,
  },
  print: ({last, how}) =>
    how
      ? `for cell, value in ${last}.items():\n    print(f'{h3.int_to_str(cell)},{value:.${EXACT_DIGITS}g}')`
      : `print(*map(h3.int_to_str, ${last}.tolist()), sep='\\n')`,
  program: pythonProgram("'h3[numpy]'", [['import numpy as np'], ['from h3.api import numpy_int as h3']]),
};
