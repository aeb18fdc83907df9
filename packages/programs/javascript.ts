import {lines, quoted, written, type Step} from './steps';

const notation = {
  index: quoted,
  list: (indexes: readonly string[]) => `[\n${lines(indexes.map(quoted), '  ')},\n]`,
};

function expression(step: Step): string {
  if (step.kind === 'locate') return `h3.latLngToCell(${step.at.lat}, ${step.at.lng}, ${step.at.res})`;
  const given = written(step.of, notation);
  if (step.call === 'cellAreaKm2') return `h3.cellArea(${given.join('')}, 'km2')`;
  return `h3.${step.call}(${given.join(', ')})`;
}

/** A program for Node.js that prints the results of the steps without a name. */
export function toJavaScript(steps: readonly Step[]): string {
  const body = steps.map((step) =>
    step.name === undefined ? `console.log(${expression(step)});` : `const ${step.name} = ${expression(step)};`,
  );
  return ["import * as h3 from 'h3-js';", '', ...body].join('\n');
}
