import {translate} from '@docusaurus/Translate';
import type {OtherWay} from './types';

/** The end of a reason that suspects that latitude and longitude are swapped. */
export const swapQuestion = (): string => translate({message: 'are latitude and longitude swapped?'});

/** What a button says that swaps all latitudes and longitudes. */
export const swapLabel = (): string => translate({message: 'Swap latitude and longitude'});

/**
 * Swaps latitudes and longitudes.
 *
 * @param columns - the names of the columns that were read as latitudes and longitudes; without them, those of the text
 */
export const swapWay = (columns?: readonly [lat: string, lng: string]): OtherWay => ({
  label: swapLabel(),
  ...(columns && {
    columns: [
      {name: columns[0], type: 'longitude'},
      {name: columns[1], type: 'latitude'},
    ],
  }),
});

/** Whether a reason for a problem suspects that latitude and longitude are swapped. */
export const isSwapReason = (reason: string): boolean => reason.includes(swapQuestion());
