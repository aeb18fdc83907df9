import type {Palette} from './scale';

/** What the palettes are called, for legends. */
export const paletteNames: Readonly<Record<Palette, string>> = {
  sequential: 'ColorBrewer YlGnBu',
  diverging: 'ColorBrewer PuOr',
  categorical: 'Okabe–Ito',
};
