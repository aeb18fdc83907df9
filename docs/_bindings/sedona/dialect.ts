import {translate} from '@docusaurus/Translate';
import {centersOnly, type Dialect, integer, selected, storedAsInteger} from '@h3-docs/catalogue';

/** How the explorer writes queries for Spark (Apache Sedona). */
export const dialect: Dialect = {
  label: 'Spark (Apache Sedona)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: (index) => `${integer(index)}L`,
  stored: storedAsInteger,
  array: (items) => `array(${items})`,
  rows: selected('explode'),
  collect: 'collect_list(cell)',
  polygon: (wkt) => `ST_GeomFromWKT(${wkt})`,
  position: (lng, lat, resolution) => `ST_Point(${lng}, ${lat}), ${resolution}`,
  containment: centersOnly,
  calls: {
    latLngToCell: (args) => `ST_H3CellIDs(${args}, false)[0]`,
    polygonToCells: (args) => `ST_H3CellIDs(${args}, false)`,
    gridDisk: (args) => `ST_H3KRing(${args}, false)`,
    gridRing: (args) => `ST_H3KRing(${args}, true)`,
    // Paths are those of lines, not of two cells.
    gridPathCells: () => undefined,
  },
  resolution: 'CAST(shiftright(cell, 52) & 15 AS INT)',
  distinct: '',
  note: translate({message: 'Cells are BIGINT numbers.'}),
  loading: {
    types: ['DOUBLE', 'BIGINT', 'STRING'],
    statements: (name, columns) => [
      `CREATE TEMPORARY VIEW ${name} (${columns}) USING csv OPTIONS (path '${name}.csv', header 'true');`,
    ],
  },
};
