import {snakeCase} from './snakeCase';
import {lines, quoted, written, type Step} from './steps';

const notation = {
  index: quoted,
  list: (indexes: readonly string[]) => `[\n${lines(indexes.map(quoted), '  ')}\n]`,
  step: expression,
};

function expression(step: Step): string {
  if (step.kind === 'locate') return `h3_latlng_to_cell_string(${step.at.lat}, ${step.at.lng}, ${step.at.res})`;
  const given = written(step.of, notation);
  if (step.call === 'cellAreaKm2') return `h3_cell_area(${given.join('')}, 'km^2')`;
  return `h3_${snakeCase(step.call)}(${given.join(', ')})`;
}

/** Queries for DuckDB that return the results of the steps without a name. */
export function toDuckDb(steps: readonly Step[]): string {
  return steps
    .filter(({name}) => name === undefined)
    .map((step) => `SELECT ${expression(step)};`)
    .join('\n');
}
