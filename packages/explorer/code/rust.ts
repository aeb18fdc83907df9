import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import type {Idiom} from './idiom';
import {indented, wrap} from './print';
import {closed} from './rings';
import type {Rings} from './steps';

const types = {cell: 'CellIndex', edge: 'DirectedEdgeIndex', vertex: 'VertexIndex'} as const;
const modes = {center: 'ContainsCentroid', full: 'ContainsBoundary', overlapping: 'Covers'} as const;
const resolutions =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen'.split(' ');
const resolutionOf = (resolution: number) => `Resolution::${resolutions[resolution] ?? ''}`;

/** A literal of the type `f64`. */
const float = (number: number) => (/^-?\d+$/.test(String(number)) ? `${number}.0` : String(number));
const pair = ([first = 0, second = 0]: readonly number[]) => `(${float(first)}, ${float(second)})`;
const lineString = (ring: Rings[number]) => `LineString::from(vec![${ring.map(pair).join(', ')}])`;
const polygonOf = (rings: Rings) => {
  const [outer = '', ...holes] = closed(rings).map(lineString);
  return `Polygon::new(\n            ${outer},\n            vec![${holes.join(', ')}],\n        )`;
};
const each = (of: string, expression: string) => `distinct(${of}.iter().flat_map(|&cell| ${expression}))`;

const folds = {
  count: 'values.len()',
  sum: 'values.iter().sum::<f64>()',
  mean: 'values.iter().sum::<f64>() / values.len() as f64',
  min: 'values.iter().copied().fold(f64::INFINITY, f64::min)',
  max: 'values.iter().copied().fold(f64::NEG_INFINITY, f64::max)',
} as const;

/** Rust with the crate h3o. Its feature `geo` fills polygons. */
export const rust: Idiom = {
  comment: '//',
  isTyped: true,
  list: (indexes, kind) =>
    `[\n${wrap(
      indexes.map((index) => `"${index}"`),
      '        ',
    )},\n    ]\n    .iter()\n    .map(|index| index.parse::<${types[kind]}>())\n    .collect::<Result<_, _>>()?`,
  points: (positions, resolution) =>
    `distinct([\n${wrap(
      positions.map(
        ([lng = 0, lat = 0]) => `LatLng::new(${float(lat)}, ${float(lng)})?.to_cell(${resolutionOf(resolution)})`,
      ),
      '        ',
      1,
    )},\n    ])`,
  fill: (polygons, resolution, containment) =>
    `{\n        let mut tiler = TilerBuilder::new(${resolutionOf(resolution)})\n            .containment_mode(ContainmentMode::${modes[containment]})\n            .build();\n${polygons
      .map((rings) => `        tiler.add(${polygonOf(rings)})?;\n`)
      .join('')}        distinct(tiler.into_coverage())\n    }`,
  operations: {
    parent: (of) => each(of, 'cell.resolution().pred().and_then(|coarser| cell.parent(coarser))'),
    children: (of) => each(of, 'cell.resolution().succ().map(|finer| cell.children(finer)).into_iter().flatten()'),
    disk: (of, k) => each(of, `cell.grid_disk::<Vec<_>>(${k})`),
    ring: (of, k) => each(of, `cell.grid_ring::<Vec<_>>(${k})`),
    path: (of) => `${of}[0].grid_path_cells(${of}[1])?.collect::<Result<_, _>>()?`,
    compact: (of) =>
      `{\n        let mut cells = ${of}.clone();\n        CellIndex::compact(&mut cells)?;\n        cells\n    }`,
    uncompact: (of, _k, resolution) =>
      `distinct(CellIndex::uncompact(${of}.iter().copied(), ${resolutionOf(resolution)}))`,
  },
  combine: {
    union: (first, second) => `distinct(${first}.iter().chain(&${second}).copied())`,
    intersection: (first, second) => `keep(&${first}, &${second}, true)`,
    difference: (first, second) => `keep(&${first}, &${second}, false)`,
  },
  aggregate: (rows, resolution, how) => {
    const to = resolutionOf(resolution);
    const items = rows.map(({place, value}) => {
      const cell =
        typeof place === 'string'
          ? `"${place}".parse::<CellIndex>()?.parent(${to})`
          : `Some(LatLng::new(${float(place[0])}, ${float(place[1])})?.to_cell(${to}))`;
      return `(${cell}, ${float(value)})`;
    });
    return `{\n        let mut groups: HashMap<CellIndex, Vec<f64>> = HashMap::new();\n        for (cell, value) in [\n${wrap(items, '            ', 1)},\n        ] {\n            if let Some(cell) = cell {\n                groups.entry(cell).or_default().push(value);\n            }\n        }\n        groups.into_iter().map(|(cell, values)| (cell, ${folds[how]})).collect::<Vec<_>>()\n    }`;
  },
  helpers: {
    keep: `/// ${translate({message: 'The items of `first` that are in `second`, or those that are not.'})}
fn keep<T: Copy + Eq + Hash>(first: &[T], second: &[T], inside: bool) -> Vec<T> {
    let known: HashSet<T> = second.iter().copied().collect();
    first.iter().copied().filter(|item| known.contains(item) == inside).collect()
}`,
    distinct: `fn distinct<T: Copy + Eq + Hash>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut seen = HashSet::new();
    items.into_iter().filter(|&item| seen.insert(item)).collect()
}`,
  },
  assign: (name, expression, kind, isAggregated) =>
    `let ${name}${isAggregated ? '' : `: Vec<${types[kind]}>`} = ${expression};`,
  print: ({last, how}) =>
    how
      ? `    for (cell, value) in ${last} {\n        println!("{cell},{}", ${how === 'count' ? 'value' : `format!("{value:.${EXACT_DIGITS - 1}e}").parse().unwrap_or(value)`});\n    }`
      : `    for index in ${last} {\n        println!("{index}");\n    }`,
  program: ({definitions, statements, print}) => {
    const code = [...definitions, ...statements].join('\n');
    const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    const imports = (path: string, names: readonly string[]) => {
      const [first, ...others] = used(names);
      if (first === undefined) return [];
      return [`use ${path}::${others.length === 0 ? first : `{${[first, ...others].join(', ')}}`};`];
    };
    const fills = /\bTilerBuilder\b/.test(code);
    return [
      `// cargo add h3o${fills ? ' --features geo && cargo add geo' : ''}`,
      ...imports('std::collections', ['HashMap', 'HashSet']),
      ...(used(['Hash']).length > 0 ? ['use std::hash::Hash;'] : []),
      '',
      ...imports('geo', ['LineString', 'Polygon']),
      ...imports('h3o::geom', ['ContainmentMode', 'TilerBuilder']),
      ...imports('h3o', ['CellIndex', 'DirectedEdgeIndex', 'LatLng', 'Resolution', 'VertexIndex']),
      '',
      ...definitions.map((definition) => `${definition}\n`),
      'fn main() -> Result<(), Box<dyn std::error::Error>> {',
      indented(statements, '    ').join('\n\n'),
      '',
      print,
      '    Ok(())',
      '}',
      '',
    ].join('\n');
  },
};
