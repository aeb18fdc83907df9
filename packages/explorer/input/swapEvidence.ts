import {translate} from '@docusaurus/Translate';
import {formatLocale, plural} from '@h3-docs/base/number';
import {whyNoPosition} from './positions';
import {swapWay} from './swapReason';
import type {Note} from './types';

const isPosition = (lat: number, lng: number): boolean => whyNoPosition(lat, lng) === undefined;

/**
 * Finds out whether the latitudes and longitudes of a text are swapped: where some are positions only if they are swapped, and
 * none of the others speaks against it, those that were placed are likely to be swapped, too.
 */
export class SwapEvidence {
  /** How many pairs are positions as they are, and how many only if they are swapped. */
  private placed = 0;
  private outside = 0;
  private isFixed = false;

  /** Counts a pair of numbers, in degrees. */
  add(lat: number, lng: number): void {
    if (!isPosition(lat, lng)) {
      if (isPosition(lng, lat)) this.outside++;
      return;
    }
    this.placed++;
    if (!isPosition(lng, lat)) this.isFixed = true;
  }

  /** @param columns - the names of the columns that they are from; without them, they are from a text */
  note(columns?: readonly [lat: string, lng: string]): Note[] {
    if (this.outside === 0 || this.placed === 0 || this.isFixed) return [];
    return [
      {
        text: plural(
          this.placed,
          translate(
            {
              message:
                'Some latitudes are outside ±90 degrees, and all positions are possible if latitude and longitude are swapped. So {count} position that was placed may be wrong, too.|Some latitudes are outside ±90 degrees, and all positions are possible if latitude and longitude are swapped. So {count} positions that were placed may be wrong, too.',
            },
            {count: formatLocale(this.placed)},
          ),
        ),
        others: [swapWay(columns)],
      },
    ];
  }
}
