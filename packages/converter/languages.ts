/** The languages that the converter rewrites. TypeScript is read as JavaScript. */
export const converterLanguages = ['javascript', 'python', 'c', 'java', 'go', 'sql'] as const;
export type ConverterLanguage = (typeof converterLanguages)[number];

/** The languages that the converter reads without a grammar: it finds names of H3, and lists most of them. */
export const byNameLanguages = ['kotlin', 'scala', 'r', 'rust'] as const;
export type ByNameLanguage = (typeof byNameLanguages)[number];

/** The languages that the converter reads. */
export type ReadLanguage = ConverterLanguage | ByNameLanguage;
export const readLanguages: readonly ReadLanguage[] = [...converterLanguages, ...byNameLanguages];
