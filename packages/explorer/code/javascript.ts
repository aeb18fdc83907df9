import {translate} from '@docusaurus/Translate';
import {describeStep, nameOf, wrap} from './print';
import type {Step} from './steps';

const quote = (text: string) => `'${text}'`;

const flags = {full: 'containmentFull', overlapping: 'containmentOverlapping'} as const;

/** How each operation turns the set `of` into another. */
const operations = {
  parent: (of: string) => `distinct(${of}.map((cell) => h3.cellToParent(cell, h3.getResolution(cell) - 1)))`,
  children: (of: string) => `${of}.flatMap((cell) => h3.cellToChildren(cell, h3.getResolution(cell) + 1))`,
  centerChild: (of: string) => `${of}.map((cell) => h3.cellToCenterChild(cell, h3.getResolution(cell) + 1))`,
  neighbors: (of: string) => `difference(distinct(${of}.flatMap((cell) => h3.gridDisk(cell, 1))), ${of})`,
  disk: (of: string, k: number) => `distinct(${of}.flatMap((cell) => h3.gridDisk(cell, ${k})))`,
  ring: (of: string, k: number) => `distinct(${of}.flatMap((cell) => h3.gridRing(cell, ${k})))`,
  path: (of: string) => `h3.gridPathCells(${of}[0], ${of}[1])`,
  edges: (of: string) => `${of}.flatMap((cell) => h3.originToDirectedEdges(cell))`,
  vertexes: (of: string) => `distinct(${of}.flatMap((cell) => h3.cellToVertexes(cell)))`,
  compact: (of: string) => `h3.compactCells(${of})`,
  uncompact: (of: string, _k: number, resolution: number) => `distinct(h3.uncompactCells(${of}, ${resolution}))`,
  ends: (of: string) => `distinct(${of}.flatMap((edge) => h3.directedEdgeToCells(edge)))`,
  reverse: (of: string) => `${of}.map((edge) => h3.reverseDirectedEdge(edge))`,
  between: (of: string) => `[h3.cellsToDirectedEdge(${of}[0], ${of}[1])]`,
  around: (of: string) => `distinct(${of}.flatMap(cellsAround))`,
} as const;

const helpers = {
  difference: `function difference(first, second) {
  const others = new Set(second);
  return first.filter((index) => !others.has(index));
}`,
  intersection: `function intersection(first, second) {
  const others = new Set(second);
  return first.filter((index) => others.has(index));
}`,
  cellsAround: `/** ${translate({message: 'The cells that meet at a vertex.'})} */
function cellsAround(vertex) {
  const [lat, lng] = h3.vertexToLatLng(vertex);
  const resolution = Number((BigInt('0x' + vertex) >> 52n) & 15n);
  return h3
    .gridDisk(h3.latLngToCell(lat, lng, resolution), 1)
    .filter((cell) => h3.cellToVertexes(cell).includes(vertex));
}`,
  trace: `/** ${translate({message: 'The cells along a line of [longitude, latitude], sampled on great circles.'})} */
function trace(line, resolution) {
  const cells = new Set();
  const step = h3.getHexagonEdgeLengthAvg(resolution, h3.UNITS.km) / 6371.007180918475 / 4;
  for (let at = 0; at < line.length; at++) {
    const [a, b] = [line[Math.max(0, at - 1)], line[at]].map(toVector);
    const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
    const steps = Math.max(1, Math.ceil(angle / step));
    for (let part = 0; part <= steps; part++) {
      const [from, to] = angle === 0 ? [0, 1] : [Math.sin((1 - part / steps) * angle), Math.sin((part / steps) * angle)];
      const [x, y, z] = a.map((value, axis) => from * value + to * b[axis]);
      cells.add(h3.latLngToCell((Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, (Math.atan2(y, x) * 180) / Math.PI, resolution));
    }
  }
  return [...cells];
}

function toVector([lng, lat]) {
  const [along, up] = [(lng * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)];
}`,
  aggregate: `/** ${translate({message: 'The value of each cell: [place, value] rows, a place being a cell or [latitude, longitude].'})} */
function aggregate(rows, resolution, how) {
  const groups = new Map();
  for (const [place, value] of rows) {
    const cell = typeof place === 'string' ? h3.cellToParent(place, resolution) : h3.latLngToCell(...place, resolution);
    groups.set(cell, [...(groups.get(cell) ?? []), value]);
  }
  return new Map(Array.from(groups, ([cell, values]) => [cell, how(values)]));
}`,
};

const aggregations = {
  count: '(values) => values.length',
  sum: '(values) => values.reduce((sum, value) => sum + value, 0)',
  mean: '(values) => values.reduce((sum, value) => sum + value, 0) / values.length',
  min: '(values) => values.reduce((least, value) => Math.min(least, value))',
  max: '(values) => values.reduce((most, value) => Math.max(most, value))',
};

/** A step as an expression. */
export function expressionOf(step: Step): string {
  switch (step.kind) {
    case 'list':
      return `[\n${wrap(step.indexes.map(quote), '  ')},\n]`;
    case 'points':
      return `distinct(\n  ${JSON.stringify(step.positions)}.map(([lng, lat]) => h3.latLngToCell(lat, lng, ${step.resolution})),\n)`;
    case 'trace':
      return `distinct(${JSON.stringify(step.lines)}.flatMap((line) => trace(line, ${step.resolution})))`;
    case 'fill': {
      const {containment, resolution} = step;
      const call =
        containment === 'center'
          ? `h3.polygonToCells(polygon, ${resolution}, true)`
          : `h3.polygonToCellsExperimental(polygon, ${resolution}, h3.POLYGON_TO_CELLS_FLAGS.${flags[containment]}, true)`;
      return `distinct(\n  [\n${step.polygons.map((rings) => `    ${JSON.stringify(rings)},`).join('\n')}\n  ].flatMap((polygon) => ${call}),\n)`;
    }
    case 'operate':
      return operations[step.name](nameOf(step.of), step.k, step.resolution);
    case 'uncompact':
      return `distinct(h3.uncompactCells(${nameOf(step.of)}, ${step.resolution}))`;
    case 'combine': {
      const [first, second] = [nameOf(step.first), nameOf(step.second)];
      if (step.operation === 'union') return `distinct([...${first}, ...${second}])`;
      return `${step.operation}(${first}, ${second})`;
    }
    case 'aggregate':
      return `aggregate(\n  [\n${wrap(
        step.rows.map(({place, value}) => JSON.stringify([place, value])),
        '    ',
      )},\n  ],\n  ${step.resolution},\n  ${aggregations[step.aggregation]},\n)`;
  }
}

/** A program for Node.js (an ES module) that prints the indexes of the last step, one a line. */
export function toJavaScript(steps: readonly Step[]): string {
  const body = steps.map((step, at) => `// ${describeStep(step)}\nconst ${nameOf(at)} = ${expressionOf(step)};`);
  const code = body.join('\n\n');
  const last = nameOf(steps.length - 1);
  return frame(
    code,
    steps.at(-1)?.kind === 'aggregate'
      ? `for (const [cell, value] of ${last}) console.log(\`\${cell},\${value}\`);`
      : `console.log(${last}.join('\\n'));`,
  );
}

/** A program of its statements, with the helpers that they call. */
export function frame(code: string, print: string): string {
  const used = [
    ...(code.includes('distinct(') ? ['const distinct = (list) => [...new Set(list)];'] : []),
    ...(code.includes('difference(') ? [helpers.difference] : []),
    ...(code.includes('intersection(') ? [helpers.intersection] : []),
    ...(code.includes('cellsAround') ? [helpers.cellsAround] : []),
    ...(code.includes('trace(') ? [helpers.trace] : []),
    ...(code.includes('aggregate(') ? [helpers.aggregate] : []),
  ];
  return `// npm install h3-js; ${translate({message: 'save as explorer.mjs'})}; node explorer.mjs\n${["import * as h3 from 'h3-js';", ...used, code, print].join('\n\n')}\n`;
}
