import type {FunctionEntry, Markdown, Parameter} from '@h3-docs/catalogue';
import {measures} from './measures';

/** The error of functions that take only a resolution. */
export const errorOfResolution: FunctionEntry['errors'] = [
  {
    code: 'E_RES_DOMAIN',
    when: 'The resolution is below 0 or above 15.',
  },
];

/** How the average length of an edge is known. */
export const averageLengthNotes: readonly Markdown[] = [
  'The value is a constant. For resolutions 0 to 6, it is the mean over the edges of all cells. For resolutions 7 to 15, it is extrapolated, so it is up to 0.4% smaller than the measured mean in [Resolutions](/core-library/restable.mdx).',
  'The function has no version in radians.',
  measures,
];

/** How the distance between two points is computed. */
export const distanceFormula: Markdown =
  'H3 uses the haversine formula on [the sphere](/api/misc.mdx#sphere). Apart from rounding errors, other exact formulas for a sphere return the same distances. On the WGS 84 ellipsoid, distances differ by up to about 0.6%. The antimeridian needs no special handling.';

/** The resolution that is counted. */
export const resolution: Parameter = {
  name: 'res',
  type: 'resolution',
  description: 'The resolution.',
  range: '0 to 15',
};

/** Where a distance begins. */
export const firstPoint: Parameter = {
  name: 'a',
  type: 'point',
  unit: 'radians in C, degrees elsewhere',
  description: 'The first point, latitude before longitude.',
};

/** Where a distance ends. */
export const secondPoint: Parameter = {
  name: 'b',
  type: 'point',
  unit: 'radians in C, degrees elsewhere',
  description: 'The second point.',
};
