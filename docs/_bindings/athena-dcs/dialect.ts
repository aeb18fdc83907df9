import {type Dialect, pointsOf} from '@h3-docs/catalogue';
import {athena} from '../shared';

/** How the explorer writes queries for Athena (aws-athena-udfs-h3). */
export const dialect: Dialect = {
  ...athena,
  label: 'Athena (aws-athena-udfs-h3)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  polygon: (_wkt, rings) => {
    if (!rings) return undefined;
    const [outer = [], ...holes] = rings;
    return `${pointsOf(outer)}, ${holes.length > 0 ? `ARRAY[${holes.map(pointsOf).join(', ')}]` : 'CAST(ARRAY[] AS ARRAY(ARRAY(VARCHAR)))'}`;
  },
};
