import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import {writeRows, type Idiom} from './idiom';
import {geoJson, listOf, python, pythonProgram} from './pythonIdiom';

const folds = {count: 'count', sum: 'sum', mean: 'avg', min: 'min', max: 'max'} as const;

/** The calls in which the packages differ. Arguments of calls are names of columns, or expressions of columns. */
interface Package {
  readonly install: string;
  readonly imported: string;
  /** The type of an index in Spark, and an index as a literal of Python. */
  readonly type: string;
  readonly literal: (index: string) => string;
  readonly print: (column: string) => string;
  /** Its functions by their names in C. */
  readonly names: Readonly<Record<string, string>>;
  /** The arguments of the function that fills a polygon. */
  readonly polygon: (text: string, resolution: number) => string;
}

function idiomOf(one: Package): Idiom {
  const {names, type, literal} = one;
  const prefix = one.imported.replace('import ', '');
  const call = (name: string, args: string) => {
    const found = names[name];
    return found === undefined ? undefined : `${prefix}.${found}(${args})`;
  };
  const rows = (of: string, expression: string | undefined) =>
    expression === undefined ? undefined : `${of}.select(F.explode(${expression}).alias('cell')).distinct()`;
  const values = (of: string, expression: string | undefined) =>
    expression === undefined ? undefined : `${of}.select(${expression}.alias('cell')).distinct()`;
  const level = (step: string) => `${call('getResolution', "'cell'") ?? ''} ${step}`;
  const collected = (of: string) => `${of}.agg(F.collect_list('cell').alias('cells'))`;
  const frame = (items: readonly string[], schema: string) => `spark.createDataFrame(${listOf(items)}, '${schema}')`;
  const cellAt = (resolution: number) => call('latLngToCell', `'lat', 'lng', F.lit(${resolution})`) ?? '';
  const edgeEnd = (which: 'Origin' | 'Destination') => call(`getDirectedEdge${which}`, "'cell'");
  const ends = [edgeEnd('Origin'), edgeEnd('Destination')] as const;
  const operations: Idiom['operations'] = {
    parent: (of) => values(of, call('cellToParent', `'cell', ${level('- 1')}`)),
    children: (of) => rows(of, call('cellToChildren', `'cell', ${level('+ 1')}`)),
    centerChild: (of) => values(of, call('cellToCenterChild', `'cell', ${level('+ 1')}`)),
    disk: (of, k) => rows(of, call('gridDisk', `'cell', F.lit(${k})`)),
    ring: (of, k) => rows(of, call('gridRing', `'cell', F.lit(${k})`)),
    path: (of) => rows(`pair(${of})`, call('gridPathCells', "'origin', 'destination'")),
    edges: (of) => rows(of, call('originToDirectedEdges', "'cell'")),
    compact: (of) => rows(collected(of), call('compactCells', "'cells'")),
    uncompact: (of, _k, resolution) => rows(collected(of), call('uncompactCells', `'cells', F.lit(${resolution})`)),
    ends: (of) => rows(of, ends[0] && ends[1] && `F.array(${ends[0]}, ${ends[1]})`),
    reverse: (of) => values(of, ends[0] && ends[1] && call('cellsToDirectedEdge', `${ends[1]}, ${ends[0]}`)),
    between: (of) => values(`pair(${of})`, call('cellsToDirectedEdge', "'origin', 'destination'")),
  };
  return {
    ...python,
    list: (indexes) =>
      frame(
        indexes.map((index) => `(${literal(index)},)`),
        `cell ${type}`,
      ),
    points: (positions, resolution) =>
      `${frame(
        positions.map(([lng = 0, lat = 0]) => `(float(${lat}), float(${lng}))`),
        'lat double, lng double',
      )}.select(${cellAt(resolution)}.alias('cell')).distinct()`,
    fill: (polygons, resolution, containment) =>
      containment === 'center'
        ? `${frame(
            polygons.map((rings) => `(${geoJson(rings)},)`),
            'area string',
          )}.select(F.explode(${call('polygonToCells', one.polygon("'area'", resolution)) ?? ''}).alias('cell')).distinct()`
        : undefined,
    operations,
    combine: {
      union: (first, second) => `${first}.union(${second}).distinct()`,
      intersection: (first, second) => `${first}.intersect(${second})`,
      difference: (first, second) => `${first}.subtract(${second})`,
    },
    aggregate: (all, resolution, how) => {
      const {parts} = writeRows(all, {
        positions: (placed) =>
          `${frame(
            placed.map(({lat, lng, value}) => `(float(${lat}), float(${lng}), float(${value}))`),
            'lat double, lng double, value double',
          )}.select(${cellAt(resolution)}.alias('cell'), 'value')`,
        cells: (cells) =>
          `${frame(
            cells.map(({cell, value}) => `(${literal(cell)}, float(${value}))`),
            `cell ${type}, value double`,
          )}.select(${call('cellToParent', `'cell', F.lit(${resolution})`) ?? ''}.alias('cell'), 'value')`,
      });
      return `${parts.join('.union(')}${')'.repeat(parts.length - 1)}.groupBy('cell').agg(F.${folds[how]}('value').alias('value'))`;
    },
    helpers: {
      pair: `def pair(cells):
    """${translate({message: 'The first two cells in one row.'})}"""
    first, second = cells.head(2)
    return spark.createDataFrame([(first.cell, second.cell)], 'origin ${type}, destination ${type}')`,
    },
    print: ({last, how}) =>
      how
        ? `for row in ${last}.select(${one.print('cell')}.alias('cell'), 'value').collect():\n    print(f'{row.cell},{row.value:.${EXACT_DIGITS}g}')`
        : `for row in ${last}.select(${one.print('cell')}.alias('cell')).collect():\n    print(row.cell)`,
    program: (parts) =>
      pythonProgram(one.install, [
        [one.imported],
        ['from pyspark.sql import SparkSession'],
        ['from pyspark.sql import functions as F', /\bF\./],
      ])({...parts, statements: ['spark = SparkSession.builder.getOrCreate()', ...parts.statements]}),
  };
}

/** PySpark with the package h3spark. */
export const h3spark = idiomOf({
  install: 'pyspark h3spark',
  imported: 'import h3spark',
  type: 'long',
  literal: (index) => `0x${index}`,
  print: (column) => `h3spark.int_to_str('${column}')`,
  names: {
    latLngToCell: 'latlng_to_cell',
    polygonToCells: 'h3shape_to_cells',
    getResolution: 'get_resolution',
    cellToParent: 'cell_to_parent',
    cellToChildren: 'cell_to_children',
    cellToCenterChild: 'cell_to_center_child',
    gridDisk: 'grid_disk',
    gridRing: 'grid_ring',
    gridPathCells: 'grid_path_cells',
    compactCells: 'compact_cells',
    uncompactCells: 'uncompact_cells',
  },
  polygon: (text, resolution) => `${text}, F.lit(${resolution})`,
});
