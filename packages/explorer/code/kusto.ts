import {translate} from '@docusaurus/Translate';
import type {OperationName} from '../model/operations';
import {describeStep, nameOf, wrap} from './print';
import {geoJsonText} from './rings';
import type {PlainStep} from './steps';
import {Unavailable} from './unavailable';

/** What the stack is called. */
export const kustoLabel = 'Azure Data Explorer (KQL)';

/** The most steps of neighbors that a query writes out for a disk. */
const MOST_STEPS = 20;

const listOf = (index: string) => `'${index}'`;
const expanded = (array: string) => `mv-expand cell = ${array} to typeof(string)\n  | distinct cell`;
const neighbors = 'geo_h3cell_neighbors(cell)';

function operation(name: OperationName, of: string, k: number): string {
  switch (name) {
    case 'parent':
      return `${of}\n  | project cell = geo_h3cell_parent(cell)\n  | distinct cell`;
    case 'children':
      return `${of}\n  | ${expanded('geo_h3cell_children(cell)')}`;
    case 'neighbors':
      return `${of}\n  | ${expanded(neighbors)}\n  | join kind=leftanti ${of} on cell`;
    case 'disk': {
      if (k > MOST_STEPS)
        throw new Unavailable(
          translate(
            {message: '{stack} has no gridDisk, and its query would have {count} steps'},
            {stack: kustoLabel, count: k},
          ),
        );
      // The function returns the neighbors alone, so a disk is a chain of steps: each adds the neighbors of the last.
      const step = `mv-expand cell = array_concat(pack_array(cell), ${neighbors}) to typeof(string)\n  | distinct cell`;
      return [of, ...Array.from({length: k}, () => step)].join('\n  | ');
    }
    case 'ring':
      if (k !== 1)
        throw new Unavailable(translate({message: '{stack} has only the ring of the neighbors'}, {stack: kustoLabel}));
      return `${of}\n  | ${expanded(neighbors)}`;
    default:
      throw new Unavailable(
        translate(
          {message: '{stack} has no function for “{step}”'},
          {stack: kustoLabel, step: describeStep({kind: 'operate', name, k, resolution: 0, of: 0})},
        ),
      );
  }
}

function expressionOf(step: PlainStep): string {
  switch (step.kind) {
    case 'list':
      return `datatable(cell: string) [\n${wrap(step.indexes.map(listOf), '    ')}\n  ]`;
    case 'points': {
      const places = step.positions.map(([lng = 0, lat = 0]) => `${lng}, ${lat}`);
      return `datatable(lng: real, lat: real) [\n${wrap(places, '    ')}\n  ]\n  | project cell = geo_point_to_h3cell(lng, lat, ${step.resolution})\n  | distinct cell`;
    }
    case 'fill': {
      if (step.containment !== 'center') {
        throw new Unavailable(
          translate(
            {message: '{stack} fills polygons only with the cells whose centers are inside'},
            {stack: kustoLabel},
          ),
        );
      }
      const filled = step.polygons.map(
        (rings) =>
          `print cell = geo_polygon_to_h3cells(dynamic(${geoJsonText(rings)}), ${step.resolution})\n  | mv-expand cell to typeof(string)`,
      );
      return filled.length === 1 ? (filled[0] ?? '') : `union\n  (${filled.join('),\n  (')})\n  | distinct cell`;
    }
    case 'operate':
      return operation(step.name, nameOf(step.of), step.k);
    case 'uncompact':
      throw new Unavailable(translate({message: '{stack} has no {name}'}, {stack: kustoLabel, name: 'uncompactCells'}));
    case 'combine': {
      const [first, second] = [nameOf(step.first), nameOf(step.second)];
      if (step.operation === 'union') return `union ${first}, ${second}\n  | distinct cell`;
      return `${first}\n  | join kind=${step.operation === 'intersection' ? 'leftsemi' : 'leftanti'} ${second} on cell`;
    }
    case 'aggregate': {
      const rows = step.rows.map(({place, value}) =>
        typeof place === 'string'
          ? `'${place}', real(null), real(null), ${value}`
          : `'', ${place[1]}, ${place[0]}, ${value}`,
      );
      const how = {count: 'count()', sum: 'sum(value)', mean: 'avg(value)', min: 'min(value)', max: 'max(value)'};
      return [
        `datatable(cell: string, lng: real, lat: real, value: real) [\n${wrap(rows, '    ', 1)}\n  ]`,
        `extend cell = iff(isempty(cell), geo_point_to_h3cell(lng, lat, ${step.resolution}), geo_h3cell_parent(cell, ${step.resolution}))`,
        `summarize value = ${how[step.aggregation]} by cell`,
      ].join('\n  | ');
    }
  }
}

/**
 * A query in KQL that returns the indexes of the last step as rows.
 *
 * @throws Unavailable where the stack has no function for a step
 */
export function toKusto(steps: readonly PlainStep[]): string {
  const tables = steps.map((step, at) => `// ${describeStep(step)}\nlet ${nameOf(at)} =\n  ${expressionOf(step)};`);
  return [`// ${kustoLabel}`, ...tables, nameOf(steps.length - 1), ''].join('\n');
}
