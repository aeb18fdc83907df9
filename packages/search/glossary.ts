const glossary = '/library/terminology';

/** Whether an address, with or without a slash at its end, is the page of terms. */
export function isGlossary(url = ''): boolean {
  return url.replace(/\/$/, '').endsWith(glossary);
}
