import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import type {Idiom} from './idiom';
import type {Rings} from './steps';
import {Unavailable} from './unavailable';

/** A command for each cell of a set, its results sorted, each once. */
const each = (of: string, command: string) => `$(for cell in $${of}; do ${command} -f newline; done | sort -u)`;
const resolutionOf = (change: string) => `$(( $(h3 getResolution -c "$cell") ${change} ))`;
/** A set as a file: the command reads no more than about a hundred cells from an argument. */
const file = (of: string) => `<(echo "$${of}")`;
/** The command of 4.5.0 reads 1,500 characters at a time, and can lose a hole that crosses two of these parts. */
const SAFE_LENGTH = 1400;
/** A polygon as the command reads it: one list of corners, or a list of rings where it has holes. */
function polygonOf(rings: Rings): string {
  const lists = rings.map((ring) => `[${ring.map(([lng = 0, lat = 0]) => `[${lat}, ${lng}]`).join(', ')}]`);
  if (lists.length === 1) return lists[0] ?? '';
  const polygon = `[${lists.join(', ')}]`;
  if (polygon.length > SAFE_LENGTH)
    throw new Unavailable(translate({message: 'the h3 command can lose holes of polygons with many corners'}));
  return polygon;
}

/** A set as a file of sorted lines: of a variable, or of the commands that print it. */
const lines = (set: string) => (set.startsWith('$(') ? `<${set.slice(1)}` : `<(tr ' ' '\\n' <<< "$${set}" | sort -u)`);

const values = {
  count: 'n[cell]',
  sum: 'sum[cell]',
  mean: 'sum[cell] / n[cell]',
  min: 'min[cell]',
  max: 'max[cell]',
} as const;

/** Bash with the `h3` command. */
export const shell: Idiom = {
  comment: '#',
  list: (indexes) => `"${indexes.join('\n')}"`,
  points: (positions, resolution) =>
    `$({\n${positions
      .map(([lng = 0, lat = 0]) => `  h3 latLngToCell --lat ${lat} --lng ${lng} -r ${resolution} -f newline`)
      .join('\n')}\n} | sort -u)`,
  fill: (polygons, resolution, containment) => {
    if (containment !== 'center')
      throw new Unavailable(translate({message: 'the h3 command fills polygons by the centers of cells alone'}));
    return `$({\n${polygons
      .map((rings) => `  h3 polygonToCells -r ${resolution} --file <(echo '${polygonOf(rings)}') -f newline`)
      .join('\n')}\n} | sort -u)`;
  },
  operations: {
    parent: (of) => each(of, `h3 cellToParent -c "$cell" -r ${resolutionOf('- 1')}`),
    children: (of) => each(of, `h3 cellToChildren -c "$cell" -r ${resolutionOf('+ 1')}`),
    centerChild: (of) => each(of, `h3 cellToCenterChild -c "$cell" -r ${resolutionOf('+ 1')}`),
    disk: (of, k) => each(of, `h3 gridDisk -c "$cell" -k ${k}`),
    ring: (of, k) => each(of, `h3 gridRing -c "$cell" -k ${k}`),
    edges: (of) => each(of, `h3 originToDirectedEdges -c "$cell"`),
    vertexes: (of) => each(of, `h3 cellToVertexes -c "$cell"`),
    ends: (of) => each(of, `h3 directedEdgeToCells -c "$cell"`),
    compact: (of) => `$(h3 compactCells --file ${file(of)} -f newline)`,
    uncompact: (of, _k, resolution) => `$(h3 uncompactCells --file ${file(of)} -r ${resolution} -f newline)`,
    path: (of) => `$(set -- $${of}; h3 gridPathCells -o "$1" -d "$2" -f newline)`,
    between: (of) => `$(set -- $${of}; h3 cellsToDirectedEdge -o "$1" -d "$2" -f newline)`,
    reverse: (of) =>
      `$(for edge in $${of}; do set -- $(h3 directedEdgeToCells -c "$edge" -f newline); h3 cellsToDirectedEdge -o "$2" -d "$1" -f newline; done | sort -u)`,
    around: (of) => `$(for vertex in $${of}; do
  set -- $(h3 vertexToLatLng -c "$vertex" -f newline) "$(h3 getResolution -c "$vertex")"
  for cell in $(h3 gridDisk -c "$(h3 latLngToCell --lat "$1" --lng "$2" -r "$3" -f newline)" -k 1 -f newline); do
    if h3 cellToVertexes -c "$cell" -f newline | grep -qx "$vertex"; then echo "$cell"; fi
  done
done | sort -u)`,
  },
  combine: {
    union: (first, second) => `$(sort -u ${lines(first)} ${lines(second)})`,
    intersection: (first, second) => `$(comm -12 ${lines(first)} ${lines(second)})`,
    difference: (first, second) => `$(comm -23 ${lines(first)} ${lines(second)})`,
  },
  aggregate: (rows, resolution, how) => {
    const printed = rows.map(({place, value}) => {
      const cell =
        typeof place === 'string'
          ? `h3 cellToParent -c ${place} -r ${resolution}`
          : `h3 latLngToCell --lat ${place[0]} --lng ${place[1]} -r ${resolution}`;
      return `  echo "$(${cell} -f newline) ${value}"`;
    });
    return `$({\n${printed.join('\n')}\n} | awk '
  !($1 in n) || $2 < min[$1] { min[$1] = $2 }
  !($1 in n) || $2 > max[$1] { max[$1] = $2 }
  { n[$1]++; sum[$1] += $2 }
  END { for (cell in n) printf "%s,%.${EXACT_DIGITS}g\\n", cell, ${values[how]} }')`;
  },
  helpers: {},
  assign: (name, expression) => `${name}=${expression}`,
  print: ({last}) => `echo "$${last}"`,
  program: ({statements, print}) =>
    `#!/usr/bin/env bash\nset -euo pipefail\n\n${statements.join('\n\n')}\n\n${print}\n`,
};
