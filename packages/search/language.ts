import {type Language, languageRows, languages} from '@h3-docs/catalogue';

const byWord = new Map(
  languages.flatMap((language) => languageRows[language].words.map((word) => [word, language] as const)),
);

/** The language that a word of a query names. @param word a key */
export function languageOf(word: string): Language | undefined {
  return byWord.get(word);
}

/** The name of a language; undefined for what is none. */
export function languageLabel(id: string): string | undefined {
  const language = languages.find((known) => known === id);
  return language && languageRows[language].label;
}

/**
 * The language that spells names in this way and no other does; undefined for the spelling that C, Java, and JavaScript
 * share, and for names that are one word.
 */
export function languageSpelling(name: string): Language | undefined {
  if (/^h3_[a-z]/.test(name)) return 'duckdb';
  if (/^[a-z][a-z\d]*(?:_[a-z\d]+)+$/.test(name)) return 'python';
  return /^(?:[A-Z][a-z\d]+){2,}$/.test(name) ? 'go' : undefined;
}
