import {snakeCase} from './snakeCase';
import {isStep, lines, type Argument, type Step} from './steps';

function argument(value: Argument): string {
  if (isStep(value)) return value.name ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value}'`;
  return `[\n${lines(
    value.map((index) => `'${index}'`),
    '    ',
  )},\n]`;
}

function expression(step: Step): string {
  if (step.kind === 'locate') return `h3.latlng_to_cell(${step.at.lat}, ${step.at.lng}, ${step.at.res})`;
  const [first = '', second = ''] = step.of.map(argument);
  if (step.kind === 'divide') return `${first} / ${second}`;
  if (step.call === 'cellAreaKm2') return `h3.cell_area(${first}, unit='km^2')`;
  if (step.call === 'getHexagonAreaAvgKm2') return `h3.average_hexagon_area(${first}, unit='km^2')`;
  if (step.call === 'gridDiskDistances') return `[h3.grid_ring(${first}, k) for k in range(${second} + 1)]`;
  return `h3.${snakeCase(step.call)}(${step.of.map(argument).join(', ')})`;
}

/** A Python program that prints the results of the steps without a name. */
export function toPython(steps: readonly Step[]): string {
  const body = steps.map((step) =>
    step.name === undefined ? `print(${expression(step)})` : `${step.name} = ${expression(step)}`,
  );
  return ['import h3', '', ...body].join('\n');
}
