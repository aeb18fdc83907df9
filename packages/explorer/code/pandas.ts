// cspell:ignore bgpd dropna dtype iloc fillna
import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import type {Value} from '../data/types';
import type {CarryRule} from '../model/carry';
import type {Carried} from './carried';
import {expressionOf, latsOf, lngsOf, writeRows, type Idiom} from './idiom';
import {ruleWords} from './print';
import {cellTexts, lats, listOf, lngs, numbers, python, pythonProgram, shapely, texts, valuesOf} from './pythonIdiom';
import {withListedLines} from './steps';

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

const literal = (value: Value): string => (value === null ? 'None' : JSON.stringify(value));

/** A program that prints the cells of geometries with the columns that they take over, as CSV. */
export function toPandasTable({columns, rows, parts, areas, rule}: Carried): string {
  const steps = withListedLines(parts.map(({step}) => step));
  const table = columns.map(
    ({name}, at) => `${literal(name)}: [${rows.map((row) => literal(row[at] ?? null)).join(', ')}]`,
  );
  const pieces = steps.map(
    (step, at) => `${expressionOf(step, pandas)}.to_frame('cell').assign(source=${parts[at]?.row ?? 0})`,
  );
  const numeric = rule === 'mean' ? "'mean'" : 'lambda values: values.sum(min_count=1)';
  const folds = columns.map(({name, type}) => `${literal(name)}: ${type === 'number' ? numeric : 'shared'}`);
  const divided = listOf(
    columns.flatMap(({name, type}) => (type === 'number' ? [literal(name)] : [])),
    1,
  );
  const joined = "pairs.merge(sources, left_on='source', right_index=True, how='left')";
  const firsts = `${joined}.drop_duplicates('cell').drop(columns='source')`;
  const folded = `${joined}.groupby('cell', sort=False).agg({${folds.join(', ')}}).reset_index()`;
  const results: Readonly<Record<CarryRule, string>> = {
    first: firsts,
    largest: firsts.replace('pairs', 'largest'),
    count: "pairs.groupby('cell', sort=False).size().reset_index(name='count')",
    sum: folded,
    mean: folded,
    split: folded,
  };
  const statements = [
    `# ${translate({message: 'the columns of the geometries, one row for each'})}\nsources = pd.DataFrame({${table.join(', ')}})`,
    `# ${translate({message: 'the number of a row, and the cells of its geometry'})}\npairs = pd.concat(${listOf(pieces, 1)}).drop_duplicates()`,
    ...(rule === 'split'
      ? [`sources[${divided}] = sources[${divided}].div(pairs['source'].value_counts(), axis=0)`]
      : []),
    ...(rule === 'largest'
      ? [
          `# ${translate({message: 'how much of a cell the polygons of each geometry cover'})}\n${[
            `areas = gpd.GeoSeries(${listOf(
              areas.map((polygons) =>
                polygons.length === 0 ? 'None' : `unary_union([${polygons.map((rings) => shapely(rings)).join(', ')}])`,
              ),
              1,
            )})`,
            "outlines = gpd.GeoSeries([Polygon([(lng, lat) for lat, lng in h3.cell_to_boundary(cell)]) for cell in pairs['cell']])",
            "covered = outlines.intersection(gpd.GeoSeries(areas.loc[pairs['source']].values)).area.fillna(0).values",
            "largest = pairs.reset_index(drop=True).assign(covered=covered).sort_values('covered', ascending=False, kind='stable').drop(columns='covered').drop_duplicates('cell').sort_index()",
          ].join('\n')}`,
        ]
      : []),
    `# ${ruleWords[rule]}\nresult = ${results[rule]}`,
  ];
  const code = statements.join('\n');
  const shared = `def shared(values):
    return values.iloc[0] if values.notna().all() and values.nunique() == 1 else None`;
  return pandas.program({
    definitions: [
      ...(code.includes('distinct(') ? [pandas.helpers.distinct ?? ''] : []),
      ...(code.includes(': shared') ? [shared] : []),
    ],
    statements,
    print: `print(result.to_csv(index=False${['sum', 'mean', 'split'].includes(rule) ? `, float_format='%.${EXACT_DIGITS}g'` : ''}), end='')`,
  });
}
