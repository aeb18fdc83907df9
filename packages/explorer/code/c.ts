import type {Containment} from '../model/cover';
import {helpers} from './cHelpers';
import type {Idiom} from './idiom';
import {indented, wrap} from './print';
import type {Rings} from './steps';

const base = `#include <h3/h3api.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    H3Index *items;
    int64_t size;
} Set;`;

/** The value of a group of rows. */
const values = {count: '(double)count', sum: 'sum', mean: 'sum / count', min: 'min', max: 'max'} as const;

const flags = {center: 'CONTAINMENT_CENTER', full: 'CONTAINMENT_FULL', overlapping: 'CONTAINMENT_OVERLAPPING'} as const;

/** The name of an array for the result of a step. */
const arrayOf = (name: string, prefix: string) => name.replace('cells', prefix);

const pairs = (positions: Rings[number], indent: string) =>
  wrap(
    positions.map(([lng = 0, lat = 0]) => `{${lat}, ${lng}}`),
    indent,
  );

/** The statements of a block that adds the cells of a polygon to a set. */
const filled = (name: string, rings: Rings, resolution: number, containment: Containment) => [
  '    {',
  ...rings.map((ring, number) => `        const double ring${number}[][2] = {\n${pairs(ring, '            ')}};`),
  `        GeoLoop holes[] = {${
    rings.length > 1
      ? rings
          .slice(1)
          .map((ring, number) => `loop(ring${number + 1}, ${ring.length})`)
          .join(', ')
      : '{0, NULL}'
  }};`,
  `        GeoPolygon polygon = {loop(ring0, ${rings[0]?.length ?? 0}), ${rings.length - 1}, holes};`,
  `        ${name} = unite(${name}, fill(polygon, ${resolution}, ${flags[containment]}));`,
  '    }',
];

/** C with the core library. */
export const c: Idiom = {
  comment: '//',
  list: (indexes) => (name) =>
    `H3Index ${arrayOf(name, 'list')}[] = {\n${wrap(
      indexes.map((index) => `0x${index}`),
      '        ',
    )}};\n    Set ${name} = {${arrayOf(name, 'list')}, ${indexes.length}};`,
  points: (positions, resolution) => (name) =>
    `const double ${arrayOf(name, 'positions')}[][2] = {\n${pairs(positions, '        ')}};\n    Set ${name} = locate(${arrayOf(name, 'positions')}, ${positions.length}, ${resolution});`,
  fill: (polygons, resolution, containment) => (name) =>
    [`Set ${name} = {NULL, 0};`, ...polygons.flatMap((rings) => filled(name, rings, resolution, containment))].join(
      '\n',
    ),
  operations: {
    parent: (of) => `parents(${of})`,
    children: (of) => `children(${of})`,
    centerChild: (of) => `centerChildren(${of})`,
    disk: (of, k) => `disks(${of}, ${k})`,
    ring: (of, k) => `rings(${of}, ${k})`,
    path: (of) => `path(${of})`,
    edges: (of) => `edges(${of})`,
    vertexes: (of) => `vertexes(${of})`,
    compact: (of) => `compact(${of})`,
    uncompact: (of, _k, resolution) => `uncompact(${of}, ${resolution})`,
    ends: (of) => `ends(${of})`,
    reverse: (of) => `reversed(${of})`,
    between: (of) => `between(${of})`,
    around: (of) => `around(${of})`,
  },
  combine: {
    union: (first, second) => `unite(${first}, ${second})`,
    intersection: (first, second) => `keep(${first}, ${second}, 1)`,
    difference: (first, second) => `keep(${first}, ${second}, 0)`,
  },
  aggregate: (rows, resolution) => () => {
    const items = rows.map(({place, value}) => {
      const cell =
        typeof place === 'string'
          ? `parentOf(0x${place}, ${resolution})`
          : `cellAt(${place[0]}, ${place[1]}, ${resolution})`;
      return `{${cell}, ${value}}`;
    });
    return `Row rows[] = {\n${wrap(items, '        ', 1)}};\n    printGroups(rows, ${items.length});`;
  },
  helpers,
  assign: (name, expression) => `Set ${name} = ${expression};`,
  print: ({last, how}) =>
    how ? '' : `\n\n    for (int64_t i = 0; i < ${last}.size; i++) printf("%" PRIx64 "\\n", ${last}.items[i]);`,
  program: ({definitions, statements, print, how}) => `// cc explorer.c -lh3 -lm -o explorer && ./explorer
${[base, ...definitions].join('\n\n').replaceAll('VALUE', how ? values[how] : '')}

int main(void) {
${indented(statements, '    ').join('\n\n')}${print}
}
`,
};
