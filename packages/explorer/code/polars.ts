// cspell:ignore bplh dtype
import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import {latsOf, lngsOf, writeRows, type Idiom} from './idiom';
import {cellTexts, lats, listOf, lngs, numbers, python, pythonProgram, texts, valuesOf} from './pythonIdiom';

const folds = {count: 'count', sum: 'sum', mean: 'mean', min: 'min', max: 'max'} as const;
const one = (of: string, expression: string) => `${of}.select(${expression}.alias('cell')).unique()`;
const lists = (of: string, expression: string) => one(of, `${expression}.explode()`);
const levels = (of: string, expression: string) => `by_resolution(${of}, lambda resolution: ${expression})`;
const cellAt = (resolution: number) => `plh3.latlng_to_cell('lat', 'lng', ${resolution}, return_dtype=pl.Utf8)`;
/** A disk without the next smaller one, because rings of polars-h3 can be wrong near pentagons. */
const ringOf = (k: number) =>
  k === 0
    ? "plh3.grid_disk('cell', 0)"
    : `plh3.grid_disk('cell', ${k}).list.set_difference(plh3.grid_disk('cell', ${k - 1}))`;
const pair = (of: string) => `pl.DataFrame({'from': ${of}['cell'][:1], 'to': ${of}['cell'][1:2]})`;

/** Python with frames of Polars and expressions of polars-h3. */
export const polars: Idiom = {
  ...python,
  list: (indexes) => `pl.DataFrame({'cell': ${texts(indexes)}})`,
  points: (positions, resolution) =>
    one(
      `pl.DataFrame({'lat': ${numbers(latsOf(positions))}, 'lng': ${numbers(lngsOf(positions))}})`,
      cellAt(resolution),
    ),
  fill: () => undefined,
  operations: {
    parent: (of) => levels(of, "plh3.cell_to_parent('cell', resolution - 1)"),
    children: (of) => levels(of, "plh3.cell_to_children('cell', resolution + 1).explode()"),
    centerChild: (of) => levels(of, "plh3.cell_to_center_child('cell', resolution + 1)"),
    disk: (of, k) => lists(of, `plh3.grid_disk('cell', ${k})`),
    ring: (of, k) => lists(of, ringOf(k)),
    path: (of) => lists(pair(of), "plh3.grid_path_cells('from', 'to')"),
    edges: (of) => one(of, "as_text(plh3.origin_to_directed_edges('cell').explode())"),
    vertexes: (of) => one(of, "as_text(plh3.cell_to_vertexes('cell').explode())"),
    compact: (of) => lists(of, "plh3.compact_cells(pl.col('cell').implode())"),
    uncompact: (of, _k, resolution) => lists(of, `plh3.uncompact_cells(pl.col('cell').implode(), ${resolution})`),
    ends: (of) => one(of, "as_text(plh3.directed_edge_to_cells('cell').explode())"),
    reverse: (of) =>
      one(
        of,
        "as_text(plh3.cells_to_directed_edge(plh3.get_directed_edge_destination('cell'), plh3.get_directed_edge_origin('cell')))",
      ),
    between: (of) => one(pair(of), "as_text(plh3.cells_to_directed_edge('from', 'to'))"),
  },
  combine: {
    union: (first, second) => `pl.concat([${first}, ${second}]).unique()`,
    intersection: (first, second) => `${first}.join(${second}, on='cell', how='semi')`,
    difference: (first, second) => `${first}.join(${second}, on='cell', how='anti')`,
  },
  aggregate: (rows, resolution, how) => {
    const {parts} = writeRows(rows, {
      positions: (placed) =>
        `pl.DataFrame({'lat': ${lats(placed)}, 'lng': ${lngs(placed)}, 'value': ${valuesOf(placed)}})\n    .select(${cellAt(resolution)}.alias('cell'), 'value')`,
      cells: (cells) =>
        `pl.DataFrame({'cell': ${cellTexts(cells)}, 'value': ${valuesOf(cells)}})\n    .select(plh3.cell_to_parent('cell', ${resolution}).alias('cell'), 'value')`,
    });
    return `pl.concat(${listOf(parts, 1)}, how='vertical_relaxed').group_by('cell').agg(pl.col('value').${folds[how]}())`;
  },
  helpers: {
    as_text: `def as_text(indexes):
    """Edges, vertexes, and the cells of edges are integers, even where the cells of a frame are text."""
    return indexes.map_elements(lambda index: f'{index:x}', return_dtype=pl.String)`,
    by_resolution: `def by_resolution(cells, convert):
    """${translate({message: 'Converts the cells of one resolution after the other, because a call takes one resolution.'})}"""
    parts = cells.with_columns(plh3.get_resolution('cell').alias('resolution')).partition_by('resolution')
    converted = [part.select(convert(part['resolution'][0]).alias('cell')) for part in parts]
    return pl.concat([cells.clear(), *converted]).unique()`,
  },
  print: ({last, how}) =>
    how
      ? `print(${last}${how === 'count' ? '' : `.with_columns(pl.col('value').round_sig_figs(${EXACT_DIGITS}))`}.write_csv(include_header=False), end='')`
      : `print(*${last}['cell'], sep='\\n')`,
  program: pythonProgram('polars polars-h3', [['import polars as pl'], ['import polars_h3 as plh3', /\bplh3\./]]),
};
