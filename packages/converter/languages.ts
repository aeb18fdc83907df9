/** The languages that the converter rewrites. TypeScript is read as JavaScript. */
export const converterLanguages = ['javascript', 'python', 'c', 'java', 'go', 'sql'] as const;
export type ConverterLanguage = (typeof converterLanguages)[number];

/** The languages in which the converter names the calls to change, and changes nothing. */
export const toldLanguages = ['kotlin', 'scala', 'r', 'rust'] as const;
export type ToldLanguage = (typeof toldLanguages)[number];

/** The languages that the converter reads. */
export type ReadLanguage = ConverterLanguage | ToldLanguage;
export const readLanguages: readonly ReadLanguage[] = [...converterLanguages, ...toldLanguages];
