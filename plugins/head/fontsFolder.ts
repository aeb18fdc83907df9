/**
 * Where `scripts/fonts.ts` writes the fonts. Files below `assets` have a hash in their name, and browsers keep them for a
 * year.
 */
export const fontsFolder = 'static/assets/fonts';
