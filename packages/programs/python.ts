import {snakeCase} from './snakeCase';
import {filled, lines, quoted, written, type Step} from './steps';

const notation = {
  index: quoted,
  list: (indexes: readonly string[]) => `[\n${lines(indexes.map(quoted), '    ')},\n]`,
};

function expression(step: Step): string {
  if (step.kind === 'locate') return `h3.latlng_to_cell(${step.at.lat}, ${step.at.lng}, ${step.at.res})`;
  const given = written(step.of, notation);
  if (step.call === 'cellAreaKm2') return `h3.cell_area(${given.join('')}, unit='km^2')`;
  if (step.call === 'gridDiskDistances') return filled('[h3.grid_ring($0, k) for k in range($1 + 1)]', given);
  return `h3.${snakeCase(step.call)}(${given.join(', ')})`;
}

/** A Python program that prints the results of the steps without a name. */
export function toPython(steps: readonly Step[]): string {
  const body = steps.map((step) =>
    step.name === undefined ? `print(${expression(step)})` : `${step.name} = ${expression(step)}`,
  );
  return ['import h3', '', ...body].join('\n');
}
