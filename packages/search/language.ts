import type {Language} from '@h3-docs/catalogue';

/**
 * The language that spells names in this way and no other does; undefined for the spelling that C, Java, and JavaScript
 * share, and for names that are one word.
 */
export function languageSpelling(name: string): Language | undefined {
  if (/^h3_[a-z]/.test(name)) return 'duckdb';
  if (/^[a-z][a-z\d]*(?:_[a-z\d]+)+$/.test(name)) return 'python';
  return /^(?:[A-Z][a-z\d]+){2,}$/.test(name) ? 'go' : undefined;
}
