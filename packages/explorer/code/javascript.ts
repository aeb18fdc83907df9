import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import type {Idiom} from './idiom';
import {literals, wrap} from './print';

const flags = {full: 'containmentFull', overlapping: 'containmentOverlapping'} as const;

/** By name, each after those that call it. */
const helpers = {
  aggregate: `/** ${translate({message: 'The value of each cell: [place, value] rows, a place being a cell or [latitude, longitude].'})} */
function aggregate(rows, resolution, how) {
  const groups = new Map();
  for (const [place, value] of rows) {
    const cell = typeof place === 'string' ? h3.cellToParent(place, resolution) : h3.latLngToCell(...place, resolution);
    groups.set(cell, [...(groups.get(cell) ?? []), value]);
  }
  return new Map(Array.from(groups, ([cell, values]) => [cell, how(values)]));
}`,
  intersection: `function intersection(first, second) {
  const others = new Set(second);
  return first.filter((index) => others.has(index));
}`,
  difference: `function difference(first, second) {
  const others = new Set(second);
  return first.filter((index) => !others.has(index));
}`,
  distinct: 'const distinct = (list) => [...new Set(list)];',
};

const aggregations = {
  count: '(values) => values.length',
  sum: '(values) => values.reduce((sum, value) => sum + value, 0)',
  mean: '(values) => values.reduce((sum, value) => sum + value, 0) / values.length',
  min: '(values) => values.reduce((least, value) => Math.min(least, value))',
  max: '(values) => values.reduce((most, value) => Math.max(most, value))',
};

/** JavaScript with h3-js, as an ES module for Node.js. */
export const javascript: Idiom = {
  comment: '//',
  list: (indexes) => `[\n${wrap(literals(indexes, "'"), '  ')},\n]`,
  points: (positions, resolution) =>
    `distinct(\n  ${JSON.stringify(positions)}.map(([lng, lat]) => h3.latLngToCell(lat, lng, ${resolution})),\n)`,
  fill: (polygons, resolution, containment) => {
    const call =
      containment === 'center'
        ? `h3.polygonToCells(polygon, ${resolution}, true)`
        : `h3.polygonToCellsExperimental(polygon, ${resolution}, h3.POLYGON_TO_CELLS_FLAGS.${flags[containment]}, true)`;
    const [only = [], ...others] = polygons;
    if (others.length === 0) return call.replace('polygon,', `${JSON.stringify(only)},`);
    return `distinct(\n  [\n${polygons.map((rings) => `    ${JSON.stringify(rings)},`).join('\n')}\n  ].flatMap((polygon) => ${call}),\n)`;
  },
  operations: {
    parent: (of) => `distinct(${of}.map((cell) => h3.cellToParent(cell, h3.getResolution(cell) - 1)))`,
    children: (of) => `${of}.flatMap((cell) => h3.cellToChildren(cell, h3.getResolution(cell) + 1))`,
    disk: (of, k) => `distinct(${of}.flatMap((cell) => h3.gridDisk(cell, ${k})))`,
    compact: (of) => `h3.compactCells(${of})`,
    uncompact: (of, _k, resolution) => `distinct(h3.uncompactCells(${of}, ${resolution}))`,
  },
  combine: {
    union: (first, second) => `distinct([...${first}, ...${second}])`,
    intersection: (first, second) => `intersection(${first}, ${second})`,
    difference: (first, second) => `difference(${first}, ${second})`,
  },
  aggregate: (rows, resolution, how) =>
    `aggregate(\n  [\n${wrap(
      rows.map(({place, value}) => JSON.stringify([place, value])),
      '    ',
    )},\n  ],\n  ${resolution},\n  ${aggregations[how]},\n)`,
  helpers,
  assign: (name, expression) => `const ${name} = ${expression};`,
  print: ({last, how}) =>
    how
      ? `for (const [cell, value] of ${last}) console.log(\`\${cell},\${Number(value.toPrecision(${EXACT_DIGITS}))}\`);`
      : `console.log(${last}.join('\\n'));`,
  program: ({definitions, statements, print}) =>
    `// npm install h3-js; ${translate({message: 'save as explorer.mjs'})}; node explorer.mjs\n${["import * as h3 from 'h3-js';", ...definitions, ...statements, print].join('\n\n')}\n`,
};
