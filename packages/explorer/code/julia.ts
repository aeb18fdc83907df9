// cspell:ignore sigdigits
import {EXACT_DIGITS} from '../data/digits';
// cspell:ignore iszero setdiff
import {type Idiom} from './idiom';
import {wrap} from './print';

const literal = (index: string) => `0x${index}`;
const radians = (lat: number, lng: number) => `LatLng(deg2rad(${lat}), deg2rad(${lng}))`;
const disk = (k: number) => `gridDisk(cell, ${k})`;
const each = (of: string, expression: string, variable = 'cell') =>
  `distinct(index for ${variable} in ${of} for index in ${expression})`;

const folds = {
  count: 'length(values)',
  sum: 'sum(values)',
  mean: 'sum(values) / length(values)',
  min: 'minimum(values)',
  max: 'maximum(values)',
} as const;

/** Julia with H3.jl, which has no function for polygons. */
export const julia: Idiom = {
  comment: '#',
  isTyped: true,
  list: (indexes) => `H3Index[\n${wrap(indexes.map(literal), '    ')},\n]`,
  points: (positions, resolution) =>
    `distinct(latLngToCell(place, ${resolution}) for place in [\n${wrap(
      positions.map(([lng = 0, lat = 0]) => radians(lat, lng)),
      '    ',
      2,
    )},\n])`,
  fill: () => undefined,
  operations: {
    parent: (of) => `distinct(cellToParent(cell, Int(getResolution(cell)) - 1) for cell in ${of})`,
    children: (of) => each(of, 'cellToChildren(cell, Int(getResolution(cell)) + 1)'),
    disk: (of, k) => each(of, disk(k)),
    ring: (of, k) => each(of, k === 0 ? disk(0) : `setdiff(${disk(k)}, ${disk(k - 1)})`),
    path: (of) => `distinct(gridPathCells(${of}[1], ${of}[2]))`,
    edges: (of) => each(of, 'originToDirectedEdges(cell)'),
    vertexes: (of) => each(of, 'cellToVertexes(cell)'),
    compact: (of) => `distinct(compactCells(${of}))`,
    uncompact: (of, _k, resolution) => `distinct(uncompactCells(${of}, ${resolution}))`,
    ends: (of) => each(of, 'directedEdgeToCells(edge)', 'edge'),
    reverse: (of) =>
      `[cellsToDirectedEdge(getDirectedEdgeDestination(edge), getDirectedEdgeOrigin(edge)) for edge in ${of}]`,
    between: (of) => `[cellsToDirectedEdge(${of}[1], ${of}[2])]`,
    around: (of) => each(of, 'cells_around(vertex)', 'vertex'),
  },
  combine: {
    union: (first, second) => `union(${first}, ${second})`,
    intersection: (first, second) => `intersect(${first}, ${second})`,
    difference: (first, second) => `setdiff(${first}, ${second})`,
  },
  aggregate: (rows, resolution, how) => {
    const items = rows.map(({place, value}) =>
      typeof place === 'string'
        ? `(cellToParent(${literal(place)}, ${resolution}), ${value})`
        : `(latLngToCell(${radians(...place)}, ${resolution}), ${value})`,
    );
    return `aggregate([\n${wrap(items, '    ', 1)},\n], values -> ${folds[how]})`;
  },
  helpers: {
    cells_around: `"The cells that meet at a vertex."
function cells_around(vertex)
    resolution = Int((vertex >> 52) & 15)
    near = distinct(gridDisk(latLngToCell(vertexToLatLng(vertex), resolution), 1))
    [cell for cell in near if vertex in cellToVertexes(cell)]
end`,
    aggregate: `"The value of each cell."
function aggregate(rows, how)
    groups = Dict{H3Index, Vector{Float64}}()
    for (cell, value) in rows
        push!(get!(groups, cell, Float64[]), value)
    end
    Dict(cell => how(values) for (cell, values) in groups)
end`,
    distinct: `"Indexes without duplicates. H3 leaves zeros in arrays that are longer than the result."
distinct(indexes) = unique(Iterators.filter(!iszero, indexes))`,
  },
  assign: (name, expression) => `${name} = ${expression}`,
  print: ({last, how}) =>
    how
      ? `for (cell, value) in ${last}\n    println(h3ToString(cell), ',', ${how === 'count' ? 'value' : `round(value, sigdigits = ${EXACT_DIGITS})`})\nend`
      : `foreach(index -> println(h3ToString(index)), ${last})`,
  program: ({definitions, statements, print}) =>
    [
      '# using Pkg; Pkg.add("H3")',
      'using H3.API',
      '',
      ...definitions.map((definition) => `${definition}\n`),
      statements.join('\n\n'),
      '',
      print,
      '',
    ].join('\n'),
};
