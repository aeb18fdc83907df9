import {translate} from '@docusaurus/Translate';
import {describeStep, nameOf} from './print';
import type {PlainStep, Rings} from './steps';
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

function operation({name, k, resolution}: PlainStep & {kind: 'operate'}, of: string): string {
  switch (name) {
    case 'parent':
      return each(of, `h3 cellToParent -c "$cell" -r ${resolutionOf('- 1')}`);
    case 'children':
      return each(of, `h3 cellToChildren -c "$cell" -r ${resolutionOf('+ 1')}`);
    case 'centerChild':
      return each(of, `h3 cellToCenterChild -c "$cell" -r ${resolutionOf('+ 1')}`);
    case 'disk':
      return each(of, `h3 gridDisk -c "$cell" -k ${k}`);
    case 'ring':
      return each(of, `h3 gridRing -c "$cell" -k ${k}`);
    case 'neighbors':
      return `$(comm -23 <(for cell in $${of}; do h3 gridDisk -c "$cell" -k 1 -f newline; done | sort -u) <(tr ' ' '\\n' <<< "$${of}" | sort -u))`;
    case 'edges':
      return each(of, `h3 originToDirectedEdges -c "$cell"`);
    case 'vertexes':
      return each(of, `h3 cellToVertexes -c "$cell"`);
    case 'ends':
      return each(of, `h3 directedEdgeToCells -c "$cell"`);
    case 'compact':
      return `$(h3 compactCells --file ${file(of)} -f newline)`;
    case 'uncompact':
      return `$(h3 uncompactCells --file ${file(of)} -r ${resolution} -f newline)`;
    case 'path':
      return `$(set -- $${of}; h3 gridPathCells -o "$1" -d "$2" -f newline)`;
    case 'between':
      return `$(set -- $${of}; h3 cellsToDirectedEdge -o "$1" -d "$2" -f newline)`;
    case 'reverse':
      return `$(for edge in $${of}; do set -- $(h3 directedEdgeToCells -c "$edge" -f newline); h3 cellsToDirectedEdge -o "$2" -d "$1" -f newline; done | sort -u)`;
    case 'around':
      return `$(for vertex in $${of}; do
  set -- $(h3 vertexToLatLng -c "$vertex" -f newline) "$(h3 getResolution -c "$vertex")"
  for cell in $(h3 gridDisk -c "$(h3 latLngToCell --lat "$1" --lng "$2" -r "$3" -f newline)" -k 1 -f newline); do
    if h3 cellToVertexes -c "$cell" -f newline | grep -qx "$vertex"; then echo "$cell"; fi
  done
done | sort -u)`;
  }
}

const values = {
  count: 'n[cell]',
  sum: 'sum[cell]',
  mean: 'sum[cell] / n[cell]',
  min: 'min[cell]',
  max: 'max[cell]',
} as const;

function valueOf(step: PlainStep): string {
  switch (step.kind) {
    case 'list':
      return `"${step.indexes.join('\n')}"`;
    case 'points':
      return `$({\n${step.positions
        .map(([lng = 0, lat = 0]) => `  h3 latLngToCell --lat ${lat} --lng ${lng} -r ${step.resolution} -f newline`)
        .join('\n')}\n} | sort -u)`;
    case 'fill': {
      if (step.containment !== 'center')
        throw new Unavailable(translate({message: 'the h3 command fills polygons by the centers of cells alone'}));
      return `$({\n${step.polygons
        .map((rings) => `  h3 polygonToCells -r ${step.resolution} --file <(echo '${polygonOf(rings)}') -f newline`)
        .join('\n')}\n} | sort -u)`;
    }
    case 'operate':
      return operation(step, nameOf(step.of));
    case 'uncompact':
      return `$(h3 uncompactCells --file ${file(nameOf(step.of))} -r ${step.resolution} -f newline)`;
    case 'combine': {
      const [first, second] = [step.first, step.second].map((at) => `<(tr ' ' '\\n' <<< "$${nameOf(at)}" | sort -u)`);
      const flags = {union: '', intersection: '-12 ', difference: '-23 '}[step.operation];
      return step.operation === 'union' ? `$(sort -u ${first} ${second})` : `$(comm ${flags}${first} ${second})`;
    }
    case 'aggregate': {
      const {resolution} = step;
      const rows = step.rows.map(({place, value}) => {
        const cell =
          typeof place === 'string'
            ? `h3 cellToParent -c ${place} -r ${resolution}`
            : `h3 latLngToCell --lat ${place[0]} --lng ${place[1]} -r ${resolution}`;
        return `  echo "$(${cell} -f newline) ${value}"`;
      });
      return `$({\n${rows.join('\n')}\n} | awk '
  !($1 in n) || $2 < min[$1] { min[$1] = $2 }
  !($1 in n) || $2 > max[$1] { max[$1] = $2 }
  { n[$1]++; sum[$1] += $2 }
  END { for (cell in n) printf "%s,%.15g\\n", cell, ${values[step.aggregation]} }')`;
    }
  }
}

/**
 * A script for Bash and the `h3` command that prints the indexes of the last step, one a line.
 *
 * @throws Unavailable where the command has no function for a step
 */
export function toShell(steps: readonly PlainStep[]): string {
  const body = steps.map((step, at) => `# ${describeStep(step)}\n${nameOf(at)}=${valueOf(step)}`);
  return `#!/usr/bin/env bash\nset -euo pipefail\n\n${body.join('\n\n')}\n\necho "$${nameOf(steps.length - 1)}"\n`;
}
