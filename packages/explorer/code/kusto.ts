import {translate} from '@docusaurus/Translate';
import type {Idiom} from './idiom';
import {wrap} from './print';
import {geoJsonText} from './rings';
import {Unavailable} from './unavailable';

/** What the stack is called. */
export const kustoLabel = 'Azure Data Explorer (KQL)';

/** The most steps of neighbors that a query writes out for a disk. */
const MOST_STEPS = 20;

const listOf = (index: string) => `'${index}'`;
const expanded = (array: string) => `mv-expand cell = ${array} to typeof(string)\n  | distinct cell`;
const neighbors = 'geo_h3cell_neighbors(cell)';

/** The Kusto Query Language of Azure Data Explorer. */
export const kusto: Idiom = {
  comment: '//',
  list: (indexes) => `datatable(cell: string) [\n${wrap(indexes.map(listOf), '    ')}\n  ]`,
  points: (positions, resolution) => {
    const places = positions.map(([lng = 0, lat = 0]) => `${lng}, ${lat}`);
    return `datatable(lng: real, lat: real) [\n${wrap(places, '    ')}\n  ]\n  | project cell = geo_point_to_h3cell(lng, lat, ${resolution})\n  | distinct cell`;
  },
  fill: (polygons, resolution, containment) => {
    if (containment !== 'center') {
      throw new Unavailable(
        translate(
          {message: '{stack} fills polygons only with the cells whose centers are inside'},
          {stack: kustoLabel},
        ),
      );
    }
    const filled = polygons.map(
      (rings) =>
        `print cell = geo_polygon_to_h3cells(dynamic(${geoJsonText(rings)}), ${resolution})\n  | mv-expand cell to typeof(string)`,
    );
    return filled.length === 1 ? filled[0] : `union\n  (${filled.join('),\n  (')})\n  | distinct cell`;
  },
  operations: {
    parent: (of) => `${of}\n  | project cell = geo_h3cell_parent(cell)\n  | distinct cell`,
    children: (of) => `${of}\n  | ${expanded('geo_h3cell_children(cell)')}`,
    neighbors: (of) => `${of}\n  | ${expanded(neighbors)}\n  | join kind=leftanti ${of} on cell`,
    disk: (of, k) => {
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
    },
    ring: (of, k) => {
      if (k !== 1)
        throw new Unavailable(translate({message: '{stack} has only the ring of the neighbors'}, {stack: kustoLabel}));
      return `${of}\n  | ${expanded(neighbors)}`;
    },
  },
  combine: {
    union: (first, second) => `union ${first}, ${second}\n  | distinct cell`,
    intersection: (first, second) => `${first}\n  | join kind=leftsemi ${second} on cell`,
    difference: (first, second) => `${first}\n  | join kind=leftanti ${second} on cell`,
  },
  aggregate: (rows, resolution, aggregation) => {
    const items = rows.map(({place, value}) =>
      typeof place === 'string'
        ? `'${place}', real(null), real(null), ${value}`
        : `'', ${place[1]}, ${place[0]}, ${value}`,
    );
    const how = {count: 'count()', sum: 'sum(value)', mean: 'avg(value)', min: 'min(value)', max: 'max(value)'};
    return [
      `datatable(cell: string, lng: real, lat: real, value: real) [\n${wrap(items, '    ', 1)}\n  ]`,
      `extend cell = iff(isempty(cell), geo_point_to_h3cell(lng, lat, ${resolution}), geo_h3cell_parent(cell, ${resolution}))`,
      `summarize value = ${how[aggregation]} by cell`,
    ].join('\n  | ');
  },
  helpers: {},
  assign: (name, expression) => `let ${name} =\n  ${expression};`,
  print: ({last}) => last,
  program: ({statements, print}) => [`// ${kustoLabel}`, ...statements, print, ''].join('\n'),
};
