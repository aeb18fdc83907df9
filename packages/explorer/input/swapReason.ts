import {translate} from '@docusaurus/Translate';

/** The end of a reason that suspects that latitude and longitude are swapped. */
export const swapQuestion = (): string => translate({message: 'are latitude and longitude swapped?'});

/** What a button says that swaps all latitudes and longitudes. */
export const swapLabel = (): string => translate({message: 'Swap latitude and longitude'});

/** Whether a reason for a problem suspects that latitude and longitude are swapped. */
export const isSwapReason = (reason: string): boolean => reason.includes(swapQuestion());
