import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatLocale, plural} from '@h3-docs/base/number';
import {withPositions} from './positionsOf';
import type {Note} from './types';

/**
 * Takes the third coordinates (Z) and the measures (M) from geometries: the map and H3 know longitude and latitude alone.
 * In a position, a third value is Z, and a fourth one is M; a Z that isn't a number stands before an M without one.
 */
export class Heights {
  /** How many positions had an M, or a Z that is not 0, which KML writes for the ground. */
  private count = 0;

  /** A geometry without them; they are counted. */
  flat(geometry: Geometry): Geometry {
    return withPositions(geometry, (position) => {
      const [lng = NaN, lat = NaN, z = NaN, m = NaN] = position;
      if ((Number.isFinite(z) && z !== 0) || Number.isFinite(m)) this.count++;
      return position.length > 2 ? [lng, lat] : position;
    });
  }

  /** Says what was left out. */
  notes(): Note[] {
    const message = translate({
      message:
        'The third coordinate or measure (M) of {count} position was left out.|The third coordinates or measures (M) of {count} positions were left out.',
    });
    return this.count === 0 ? [] : [{text: plural(this.count, message, {count: formatLocale(this.count)}), others: []}];
  }
}

/** The third coordinate of a point; undefined where it has none. */
export function heightOf(geometry: Geometry): number | undefined {
  const [, , z] = geometry.type === 'Point' ? geometry.coordinates : [];
  return z !== undefined && Number.isFinite(z) ? z : undefined;
}
