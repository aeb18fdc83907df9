import {isStep, lines, type Argument, type Step} from './steps';

function argument(value: Argument): string {
  if (isStep(value)) return value.name ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value}'`;
  return `[\n${lines(
    value.map((index) => `'${index}'`),
    '  ',
  )},\n]`;
}

function expression(step: Step): string {
  if (step.kind === 'locate') return `h3.latLngToCell(${step.at.lat}, ${step.at.lng}, ${step.at.res})`;
  const [first = '', second = ''] = step.of.map(argument);
  if (step.kind === 'divide') return `${first} / ${second}`;
  if (step.call === 'cellAreaKm2') return `h3.cellArea(${first}, 'km2')`;
  if (step.call === 'getHexagonAreaAvgKm2') return `h3.getHexagonAreaAvg(${first}, 'km2')`;
  return `h3.${step.call}(${step.of.map(argument).join(', ')})`;
}

/** A program for Node.js that prints the results of the steps without a name. */
export function toJavaScript(steps: readonly Step[]): string {
  const body = steps.map((step) =>
    step.name === undefined ? `console.log(${expression(step)});` : `const ${step.name} = ${expression(step)};`,
  );
  return ["import * as h3 from 'h3-js';", '', ...body].join('\n');
}
