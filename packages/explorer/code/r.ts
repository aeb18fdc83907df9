// cspell:ignore lapply rbind setdiff tapply unlist
import {closeRing} from '../input/ring';
import type {Idiom} from './idiom';
import {literals, wrap} from './print';
import type {Rings} from './steps';

const texts = (indexes: readonly string[]) => `c(\n${wrap(literals(indexes, "'"), '  ')}\n)`;
const numbers = (items: readonly number[]) => `c(${items.join(', ')})`;
const polygonOf = (rings: Rings) =>
  `sf::st_polygon(list(${rings
    .map(
      (ring) =>
        `rbind(${closeRing([...ring])
          .map(([lng = 0, lat = 0]) => `c(${lng}, ${lat})`)
          .join(', ')})`,
    )
    .join(', ')}))`;
const areaOf = (polygons: readonly Rings[]) =>
  `sf::st_sfc(\n${wrap(polygons.map(polygonOf), '  ', 1)},\n  crs = 4326\n)`;
const flat = (call: string) => `unique(unlist(${call}, use.names = FALSE))`;
const folds = {count: 'length', sum: 'sum', mean: 'mean', min: 'min', max: 'max'} as const;
/** The cells of longitudes and latitudes. */
const cellsAt = (lngs: string, lats: string, resolution: number) =>
  `point_to_cell(sf::st_as_sf(data.frame(lng = ${lngs}, lat = ${lats}), coords = c('lng', 'lat'), crs = 4326), ${resolution})`;

/** R with the package h3jsr. */
export const h3jsr: Idiom = {
  comment: '#',
  list: texts,
  points: (positions, resolution) =>
    `unique(${cellsAt(numbers(positions.map(([lng = 0]) => lng)), numbers(positions.map(([, lat = 0]) => lat)), resolution)})`,
  fill: (polygons, resolution, containment) =>
    containment === 'center' ? flat(`polygon_to_cells(${areaOf(polygons)}, ${resolution})`) : undefined,
  operations: {
    parent: (of) => `unique(get_parent(${of}, get_res(${of}) - 1))`,
    children: (of) => flat(`get_children(${of}, get_res(${of}) + 1)`),
    neighbors: (of) => `setdiff(unlist(get_disk(${of}, 1)), ${of})`,
    disk: (of, k) => flat(`get_disk(${of}, ${k})`),
    compact: (of) => `compact(${of})`,
    uncompact: (of, _k, resolution) => `unique(uncompact(${of}, ${resolution}))`,
  },
  combine: {
    union: (first, second) => `union(${first}, ${second})`,
    intersection: (first, second) => `intersect(${first}, ${second})`,
    difference: (first, second) => `setdiff(${first}, ${second})`,
  },
  aggregate: (rows, resolution, how) => {
    // A call takes positions or cells, so they are two parts.
    const placed = rows.flatMap(({place, value}) => (typeof place === 'string' ? [] : [{place, value}]));
    const inCells = rows.flatMap(({place, value}) => (typeof place === 'string' ? [{place, value}] : []));
    const parts = [
      ...(placed.length > 0
        ? [cellsAt(numbers(placed.map(({place}) => place[1])), numbers(placed.map(({place}) => place[0])), resolution)]
        : []),
      ...(inCells.length > 0 ? [`get_parent(${texts(inCells.map(({place}) => place))}, ${resolution})`] : []),
    ];
    const values = [...placed, ...inCells].map(({value}) => value);
    return `tapply(${numbers(values)}, c(${parts.join(', ')}), ${folds[how]})`;
  },
  helpers: {},
  assign: (variable, expression) => `${variable} <- ${expression}`,
  print: ({last, how}) =>
    how ? `cat(paste(names(${last}), ${last}, sep = ','), sep = '\\n')` : `cat(${last}, sep = '\\n')`,
  program: ({definitions, statements, print}) =>
    [
      "# install.packages(c('h3jsr', 'sf'))",
      'library(h3jsr)',
      '',
      ...definitions.map((definition) => `${definition}\n`),
      statements.join('\n\n'),
      '',
      print,
      '',
    ].join('\n'),
};
