// cspell:ignore bgpd dropna dtype iloc
import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import {latsOf, lngsOf, writeRows, type Idiom} from './idiom';
import {cellTexts, lats, listOf, lngs, numbers, python, pythonProgram, shapely, texts, valuesOf} from './pythonIdiom';

const folds = {count: 'size', sum: 'sum', mean: 'mean', min: 'min', max: 'max'} as const;

/** The values of a method of H3-Pandas, whose frames have cells as their index. */
const method = (of: string, call: string, column: string) =>
  `distinct(pd.DataFrame(index=${of}).h3.${call}['${column}'])`;
/** The values of a function of h3-py, for which H3-Pandas has no method. */
const mapped = (of: string, expression: string, variable = 'cell') =>
  `distinct(${of}.map(lambda ${variable}: ${expression}))`;
const lists = (of: string, expression: string, variable = 'cell') =>
  `distinct(${of}.map(lambda ${variable}: list(${expression})).explode())`;
const frameAt = (lats: string, lngs: string, resolution: number, values = '') =>
  `pd.DataFrame({'lat': ${lats}, 'lng': ${lngs}${values}}).h3.geo_to_h3(${resolution})`;

/** Python with series of pandas: methods of H3-Pandas, and h3-py where it has none. */
export const pandas: Idiom = {
  ...python,
  list: (indexes) => `pd.Series(${texts(indexes)})`,
  points: (positions, resolution) =>
    `distinct(${frameAt(numbers(latsOf(positions)), numbers(lngsOf(positions)), resolution)}.index)`,
  fill: (polygons, resolution, containment) => {
    const areas = listOf(polygons.map(shapely), 1);
    if (containment === 'center') {
      return `distinct(gpd.GeoDataFrame(geometry=${areas}, crs=4326).h3.polyfill(${resolution}, explode=True)['h3_polyfill'].dropna())`;
    }
    const mode = containment === 'full' ? 'full' : 'overlap';
    return `distinct(pd.Series(${areas}).map(\n    lambda area: h3.h3shape_to_cells_experimental(h3.geo_to_h3shape(area), ${resolution}, contain='${mode}')\n).explode().dropna())`;
  },
  operations: {
    parent: (of) => method(of, 'h3_to_parent()', 'h3_parent'),
    children: (of) => lists(of, 'h3.cell_to_children(cell)'),
    centerChild: (of) => method(of, 'h3_to_center_child()', 'h3_center_child'),
    disk: (of, k) => method(of, `k_ring(${k}, explode=True)`, 'h3_k_ring'),
    ring: (of, k) => method(of, `hex_ring(${k}, explode=True)`, 'h3_hex_ring'),
    path: (of) => `pd.Series(h3.grid_path_cells(${of}.iloc[0], ${of}.iloc[1]))`,
    edges: (of) => lists(of, 'h3.origin_to_directed_edges(cell)'),
    vertexes: (of) => lists(of, 'h3.cell_to_vertexes(cell)'),
    compact: (of) => `pd.Series(h3.compact_cells(${of}))`,
    uncompact: (of, _k, resolution) => `pd.Series(h3.uncompact_cells(${of}, ${resolution}))`,
    ends: (of) => lists(of, 'h3.directed_edge_to_cells(edge)', 'edge'),
    reverse: (of) => mapped(of, 'h3.cells_to_directed_edge(*reversed(h3.directed_edge_to_cells(edge)))', 'edge'),
    between: (of) => `pd.Series([h3.cells_to_directed_edge(${of}.iloc[0], ${of}.iloc[1])])`,
    around: (of) => lists(of, 'cells_around(vertex)', 'vertex'),
  },
  combine: {
    union: (first, second) => `distinct(pd.concat([${first}, ${second}]))`,
    intersection: (first, second) => `${first}[${first}.isin(${second})]`,
    difference: (first, second) => `minus(${first}, ${second})`,
  },
  aggregate: (rows, resolution, how) => {
    const {parts} = writeRows(rows, {
      positions: (placed) =>
        `${frameAt(lats(placed), lngs(placed), resolution, `, 'value': ${valuesOf(placed)}`)}['value']`,
      cells: (cells) =>
        `pd.DataFrame({'value': ${valuesOf(cells)}}, index=${cellTexts(cells)}).h3.h3_to_parent(${resolution}).set_index('h3_${String(resolution).padStart(2, '0')}')['value']`,
    });
    return `pd.concat(${listOf(parts, 1)}).groupby(level=0).${folds[how]}()`;
  },
  helpers: {
    cells_around: `def cells_around(vertex):
    """${translate({message: 'The cells that meet at a vertex.'})}"""
    lat, lng = h3.vertex_to_latlng(vertex)
    near = h3.grid_disk(h3.latlng_to_cell(lat, lng, int(vertex[2], 16)), 1)
    return [cell for cell in near if vertex in h3.cell_to_vertexes(cell)]`,
    minus: `def minus(first, second):
    return first[~first.isin(second)]`,
    distinct: `def distinct(indexes):
    return pd.Series(pd.unique(indexes), dtype=object)`,
  },
  print: ({last, how}) =>
    how
      ? `print(${last}.to_csv(header=False, float_format='%.${EXACT_DIGITS}g'), end='')`
      : `print(*${last}, sep='\\n')`,
  program: pythonProgram('h3pandas', [
    ['import geopandas as gpd', /\bgpd\./],
    ['import h3', /(?<!\.)\bh3\./],
    [`import h3pandas  # ${translate({message: 'adds the methods of .h3'})}`, /\.h3\./],
    ['import pandas as pd'],
    ['from shapely.geometry import Polygon', /\bPolygon\(/],
    ['from shapely.ops import unary_union', /unary_union\(/],
  ]),
};
