import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import type {Idiom} from './idiom';
import {literals, wrap} from './print';

const modes = {full: 'full', overlapping: 'overlap'} as const;

/** By name, each after those that call it. */
const helpers = {
  aggregate: `def aggregate(rows, resolution, how):
    """${translate({message: 'The value of each cell: (place, value) rows, a place being a cell or (latitude, longitude).'})}"""
    groups = {}
    for place, value in rows:
        if isinstance(place, str):
            cell = h3.cell_to_parent(place, resolution)
        else:
            cell = h3.latlng_to_cell(*place, resolution)
        groups.setdefault(cell, []).append(value)
    return {cell: how(values) for cell, values in groups.items()}`,
  distinct: `def distinct(items):
    return list(dict.fromkeys(items))`,
};

const aggregations = {
  count: 'len',
  sum: 'sum',
  mean: 'lambda values: sum(values) / len(values)',
  min: 'min',
  max: 'max',
};

const pair = ([first = 0, second = 0]: readonly number[]) => `(${first}, ${second})`;
const swapped = ([lng = 0, lat = 0]: readonly number[]) => pair([lat, lng]);
const list = (items: readonly string[]) => `[${items.join(', ')}]`;

/** Python with h3-py. */
export const python: Idiom = {
  comment: '#',
  list: (indexes) => `[\n${wrap(literals(indexes, "'"), '    ')},\n]`,
  points: (positions, resolution) =>
    `distinct(\n    h3.latlng_to_cell(lat, lng, ${resolution})\n    for lat, lng in ${list(positions.map(swapped))}\n)`,
  fill: (areas, resolution, containment) => {
    const call =
      containment === 'center'
        ? `h3.polygon_to_cells(polygon, ${resolution})`
        : `h3.polygon_to_cells_experimental(polygon, ${resolution}, contain='${modes[containment]}')`;
    const polygons = areas.map(
      (rings) => `        h3.LatLngPoly(${rings.map((ring) => list(ring.map(swapped))).join(', ')}),`,
    );
    const [only = [], ...others] = areas;
    if (others.length === 0)
      return `list(${call.replace('polygon,', `h3.LatLngPoly(${only.map((ring) => list(ring.map(swapped))).join(', ')}),`)})`;
    return `distinct(\n    cell\n    for polygon in [\n${polygons.join('\n')}\n    ]\n    for cell in ${call}\n)`;
  },
  operations: {
    parent: (of) => `distinct(h3.cell_to_parent(cell, h3.get_resolution(cell) - 1) for cell in ${of})`,
    children: (of) =>
      `distinct(child for cell in ${of} for child in h3.cell_to_children(cell, h3.get_resolution(cell) + 1))`,
    disk: (of, k) => `distinct(near for cell in ${of} for near in h3.grid_disk(cell, ${k}))`,
    compact: (of) => `list(h3.compact_cells(${of}))`,
    uncompact: (of, _k, resolution) => `distinct(h3.uncompact_cells(${of}, ${resolution}))`,
  },
  combine: {
    union: (first, second) => `distinct(${first} + ${second})`,
    intersection: (first, second) => `list(set(${first}) & set(${second}))`,
    difference: (first, second) => `list(set(${first}) - set(${second}))`,
  },
  aggregate: (rows, resolution, how) => {
    const items = rows.map(({place, value}) => `(${typeof place === 'string' ? `'${place}'` : pair(place)}, ${value})`);
    return `aggregate(\n    [\n${wrap(items, '        ')},\n    ],\n    ${resolution},\n    ${aggregations[how]},\n)`;
  },
  helpers,
  assign: (name, expression) => `${name} = ${expression}`,
  print: ({last, how}) =>
    how
      ? `for cell, value in ${last}.items():\n    print(f'{cell},{value:.${EXACT_DIGITS}g}')`
      : `print('\\n'.join(${last}))`,
  program: ({definitions, statements, print}) => {
    const parts = ['import h3', ...definitions.map((one) => `\n${one}`), `\n${statements.join('\n\n')}`, print];
    return `# pip install h3\n${parts.join('\n\n')}\n`;
  },
};
