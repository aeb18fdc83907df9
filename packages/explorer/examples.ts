import {translate} from '@docusaurus/Translate';

/** What the explorer does for most readers, each shown with one click: the code of `tour.ts` is loaded then. */
export const tours = [
  {name: 'fill', label: translate({message: 'Fill Manhattan'})},
  {name: 'join', label: translate({message: 'Count points per cell'})},
  {name: 'disk', label: translate({message: 'Cells around a cell'})},
] as const;
export type TourName = (typeof tours)[number]['name'];
