import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {formatLocale, plural} from '@h3-docs/base/number';
import {withPositions} from './positionsOf';
import type {Note} from './types';

/**
 * Takes the third coordinates (Z) and the measures (M) from geometries: the map and H3 know longitude and latitude alone.
 * In a position, a third value is Z, and a fourth one is M; a Z that isn't a number stands before an M without one.
 */
export class Heights {
  /** How many positions had a Z that is not 0, which KML writes for the ground, and how many had an M. */
  private heights = 0;
  private measures = 0;

  /** A geometry without them; they are counted. */
  flat(geometry: Geometry): Geometry {
    return withPositions(geometry, (position) => this.position(position));
  }

  private position(position: Position): Position {
    const [lng = NaN, lat = NaN, z = NaN, m = NaN] = position;
    if (Number.isFinite(z) && z !== 0) this.heights++;
    if (Number.isFinite(m)) this.measures++;
    return position.length > 2 ? [lng, lat] : position;
  }

  /** Says what was left out. */
  notes(): Note[] {
    const {heights, measures} = this;
    const say = (count: number, message: string): Note[] =>
      count === 0 ? [] : [{text: plural(count, message, {count: formatLocale(count)}), others: []}];
    return [
      ...say(
        heights,
        translate({
          message:
            'The third coordinate of {count} position was left out.|The third coordinates of {count} positions were left out.',
        }),
      ),
      ...say(
        measures,
        translate({
          message:
            'The measure (M) of {count} position was left out.|The measures (M) of {count} positions were left out.',
        }),
      ),
    ];
  }
}

/** The third coordinate of a point; undefined where it has none. */
export function heightOf(geometry: Geometry): number | undefined {
  const [, , z] = geometry.type === 'Point' ? geometry.coordinates : [];
  return z !== undefined && Number.isFinite(z) ? z : undefined;
}
