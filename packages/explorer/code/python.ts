import {translate} from '@docusaurus/Translate';
import {describeStep, nameOf, wrap} from './print';
import type {Step} from './steps';

const modes = {full: 'full', overlapping: 'overlap'} as const;

const operations = {
  parent: (of: string) => `distinct(h3.cell_to_parent(cell, h3.get_resolution(cell) - 1) for cell in ${of})`,
  children: (of: string) =>
    `distinct(child for cell in ${of} for child in h3.cell_to_children(cell, h3.get_resolution(cell) + 1))`,
  centerChild: (of: string) => `[h3.cell_to_center_child(cell, h3.get_resolution(cell) + 1) for cell in ${of}]`,
  neighbors: (of: string) => `difference(distinct(near for cell in ${of} for near in h3.grid_disk(cell, 1)), ${of})`,
  disk: (of: string, k: number) => `distinct(near for cell in ${of} for near in h3.grid_disk(cell, ${k}))`,
  ring: (of: string, k: number) => `distinct(near for cell in ${of} for near in h3.grid_ring(cell, ${k}))`,
  path: (of: string) => `list(h3.grid_path_cells(${of}[0], ${of}[1]))`,
  edges: (of: string) => `[edge for cell in ${of} for edge in h3.origin_to_directed_edges(cell)]`,
  vertexes: (of: string) => `distinct(vertex for cell in ${of} for vertex in h3.cell_to_vertexes(cell))`,
  compact: (of: string) => `list(h3.compact_cells(${of}))`,
  uncompact: (of: string, _k: number, resolution: number) => `distinct(h3.uncompact_cells(${of}, ${resolution}))`,
  ends: (of: string) => `distinct(cell for edge in ${of} for cell in h3.directed_edge_to_cells(edge))`,
  reverse: (of: string) => `[h3.cells_to_directed_edge(*reversed(h3.directed_edge_to_cells(edge))) for edge in ${of}]`,
  between: (of: string) => `[h3.cells_to_directed_edge(${of}[0], ${of}[1])]`,
  around: (of: string) => `distinct(cell for vertex in ${of} for cell in cells_around(vertex))`,
} as const;

const helpers = {
  distinct: `def distinct(items):
    return list(dict.fromkeys(items))`,
  difference: `def difference(first, second):
    others = set(second)
    return [index for index in first if index not in others]`,
  intersection: `def intersection(first, second):
    others = set(second)
    return [index for index in first if index in others]`,
  cells_around: `def cells_around(vertex):
    """${translate({message: 'The cells that meet at a vertex.'})}"""
    lat, lng = h3.vertex_to_latlng(vertex)
    resolution = (int(vertex, 16) >> 52) & 15
    near = h3.grid_disk(h3.latlng_to_cell(lat, lng, resolution), 1)
    return [cell for cell in near if vertex in h3.cell_to_vertexes(cell)]`,
  trace: `def to_vector(position):
    lng, lat = map(math.radians, position)
    return (math.cos(lat) * math.cos(lng), math.cos(lat) * math.sin(lng), math.sin(lat))


def trace(line, resolution):
    """${translate({message: 'The cells along a line of (longitude, latitude), sampled on great circles.'})}"""
    step = h3.average_hexagon_edge_length(resolution, unit='km') / 6371.007180918475 / 4
    for start, end in zip(line[:1] + line, line):
        a, b = to_vector(start), to_vector(end)
        angle = math.acos(min(1, sum(x * y for x, y in zip(a, b))))
        steps = max(1, math.ceil(angle / step))
        for part in range(steps + 1):
            t = part / steps
            first, second = (math.sin((1 - t) * angle), math.sin(t * angle)) if angle else (0, 1)
            x, y, z = (first * p + second * q for p, q in zip(a, b))
            lat, lng = math.degrees(math.atan2(z, math.hypot(x, y))), math.degrees(math.atan2(y, x))
            yield h3.latlng_to_cell(lat, lng, resolution)`,
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

function expressionOf(step: Step): string {
  switch (step.kind) {
    case 'list':
      return `[\n${wrap(
        step.indexes.map((index) => `'${index}'`),
        '    ',
      )},\n]`;
    case 'points':
      return `distinct(\n    h3.latlng_to_cell(lat, lng, ${step.resolution})\n    for lat, lng in ${list(step.positions.map(swapped))}\n)`;
    case 'trace':
      return `distinct(\n    cell\n    for line in ${list(step.lines.map((line) => list(line.map(pair))))}\n    for cell in trace(line, ${step.resolution})\n)`;
    case 'fill': {
      const {containment, resolution} = step;
      const call =
        containment === 'center'
          ? `h3.polygon_to_cells(polygon, ${resolution})`
          : `h3.polygon_to_cells_experimental(polygon, ${resolution}, contain='${modes[containment]}')`;
      const polygons = step.polygons.map(
        (rings) => `        h3.LatLngPoly(${rings.map((ring) => list(ring.map(swapped))).join(', ')}),`,
      );
      return `distinct(\n    cell\n    for polygon in [\n${polygons.join('\n')}\n    ]\n    for cell in ${call}\n)`;
    }
    case 'operate':
      return operations[step.name](nameOf(step.of), step.k, step.resolution);
    case 'uncompact':
      return `distinct(h3.uncompact_cells(${nameOf(step.of)}, ${step.resolution}))`;
    case 'combine': {
      const [first, second] = [nameOf(step.first), nameOf(step.second)];
      if (step.operation === 'union') return `distinct(${first} + ${second})`;
      return `${step.operation}(${first}, ${second})`;
    }
    case 'aggregate': {
      const rows = step.rows.map(
        ({place, value}) => `(${typeof place === 'string' ? `'${place}'` : pair(place)}, ${value})`,
      );
      return `aggregate(\n    [\n${wrap(rows, '        ')},\n    ],\n    ${step.resolution},\n    ${aggregations[step.aggregation]},\n)`;
    }
  }
}

/** A Python program that prints the indexes of the last step, one a line. */
export function toPython(steps: readonly Step[]): string {
  const code = steps.map((step, at) => `# ${describeStep(step)}\n${nameOf(at)} = ${expressionOf(step)}`).join('\n\n');
  const used = [
    ...(code.includes('distinct(') ? [helpers.distinct] : []),
    ...(code.includes('difference(') ? [helpers.difference] : []),
    ...(code.includes('intersection(') ? [helpers.intersection] : []),
    ...(code.includes('cells_around(') ? [helpers.cells_around] : []),
    ...(code.includes('trace(') ? [helpers.trace] : []),
    ...(code.includes('aggregate(') ? [helpers.aggregate] : []),
  ];
  const last = nameOf(steps.length - 1);
  const print =
    steps.at(-1)?.kind === 'aggregate'
      ? `for cell, value in ${last}.items():\n    print(f'{cell},{value}')`
      : `print('\\n'.join(${last}))`;
  const imports = code.includes('trace(') ? 'import math\n\nimport h3' : 'import h3';
  return `# pip install h3\n${[imports, ...used.map((helper) => `\n${helper}`), `\n${code}`, print].join('\n\n')}\n`;
}
