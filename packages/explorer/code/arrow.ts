// cspell:ignore directededges
import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import {latsOf, lngsOf, writeRows, type Idiom} from './idiom';
import {cellTexts, lats, listOf, lngs, numbers, python, pythonProgram, shapely, texts} from './pythonIdiom';

const kinds = {cell: 'cells', edge: 'directededges', vertex: 'vertexes'} as const;
const modes = {center: 'ContainsCentroid', full: 'ContainsBoundary', overlapping: 'Covers'} as const;
const folds = {count: 'count', sum: 'sum', mean: 'mean', min: 'min', max: 'max'} as const;
const cellsAt = (lats: string, lngs: string, resolution: number) =>
  `vector.coordinates_to_cells(pa.array(${lats}, pa.float64()), pa.array(${lngs}, pa.float64()), ${resolution})`;

/** Python with arrays of Arrow and functions of h3ronpy. */
export const arrow: Idiom = {
  ...python,
  list: (indexes, kind) => `distinct(h3ronpy.${kinds[kind]}_parse(pa.array(${texts(indexes)})))`,
  points: (positions, resolution) =>
    `distinct(${cellsAt(numbers(latsOf(positions)), numbers(lngsOf(positions)), resolution)})`,
  fill: (polygons, resolution, containment) =>
    `distinct(*(\n    vector.geometry_to_cells(polygon, ${resolution}, h3ronpy.ContainmentMode.${modes[containment]})\n    for polygon in ${listOf(polygons.map(shapely), 1, '    ')}\n))`,
  operations: {
    parent: (of) => `by_resolution(${of}, -1)`,
    children: (of) => `by_resolution(${of}, 1)`,
    disk: (of, k) => `distinct(h3ronpy.grid_disk(${of}, ${k}, flatten=True))`,
    ring: (of, k) => `rings(${of}, ${k})`,
    compact: (of) => `distinct(h3ronpy.compact(${of}, mixed_resolutions=True))`,
    uncompact: (of, _k, resolution) => `distinct(h3ronpy.uncompact(${of}, ${resolution}))`,
  },
  combine: {
    union: (first, second) => `distinct(${first}, ${second})`,
    intersection: (first, second) => `${first}.filter(pc.is_in(${first}, value_set=${second}))`,
    difference: (first, second) => `minus(${first}, ${second})`,
  },
  aggregate: (rows, resolution, how) => {
    const {parts, values} = writeRows(rows, {
      positions: (placed) => cellsAt(lats(placed), lngs(placed), resolution),
      cells: (cells) => `h3ronpy.change_resolution(h3ronpy.cells_parse(pa.array(${cellTexts(cells)})), ${resolution})`,
    });
    return `pa.table({\n    'cell': pa.concat_arrays([pa.array(part) for part in ${listOf(parts, 1, '    ')}]),\n    'value': ${numbers(values)},\n}).group_by('cell').aggregate([('value', '${folds[how]}')]).select(['cell', 'value_${folds[how]}'])`;
  },
  helpers: {
    by_resolution: `def by_resolution(cells, step):
    """${translate({message: 'Changes the cells of one resolution after the other, because a call takes one resolution.'})}"""
    levels = pa.array(h3ronpy.cells_resolution(cells))
    return distinct(*(
        h3ronpy.change_resolution(cells.filter(pc.equal(levels, level)), level.as_py() + step)
        for level in pc.unique(levels)
    ))`,
    rings: `def rings(cells, k):
    """${translate({message: 'The ring around each cell: its disk without the next smaller one.'})}"""
    disks = ((h3ronpy.grid_disk(cells.slice(at, 1), n, flatten=True) for n in (k, k - 1)) for at in range(len(cells)))
    return distinct(*(minus(pa.array(outer), pa.array(inner)) for outer, inner in disks)) if k > 0 else cells`,
    minus: `def minus(first, second):
    return first.filter(pc.invert(pc.is_in(first, value_set=second)))`,
    distinct: `def distinct(*arrays):
    return pc.unique(pa.concat_arrays([pa.array([], pa.uint64()), *(pa.array(array) for array in arrays)]))`,
  },
  print: ({last, kind, how}) => {
    const text = (array: string) => `pa.array(h3ronpy.${kinds[kind]}_to_string(${array})).to_pylist()`;
    return how
      ? `cells, values = ${last}.combine_chunks().columns\nfor cell, value in zip(${text('cells.combine_chunks()')}, values.to_pylist()):\n    print(f'{cell},{value:.${EXACT_DIGITS}g}')`
      : `print(*${text(last)}, sep='\\n')`;
  },
  program: pythonProgram('h3ronpy pyarrow shapely', [
    ['import h3ronpy', /\bh3ronpy\./],
    ['import pyarrow as pa'],
    ['import pyarrow.compute as pc', /\bpc\./],
    ['from h3ronpy import vector', /\bvector\./],
    ['from shapely.geometry import Polygon', /\bPolygon\(/],
  ]),
};
