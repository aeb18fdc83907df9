import {createStorageSlot} from '@docusaurus/theme-common';
import {type Language, languages} from '@h3-docs/catalogue';

/** The parameter of an address that names a stack. */
export const stackParameter = 'lang';

/** The language of a reader who has not chosen one: the first of all. */
export const [FIRST_CHOICE] = languages;

/** The reader's stack, one for all pages. Where storage is blocked the choice lasts until the page is left. */
const slot = createStorageSlot('h3-docs.language');
const listeners = new Set<() => void>();
let choice: string | null | undefined;

/**
 * The id of the language or the stack that the reader chose last, on this page or an earlier visit; null before any
 * choice. It may be one that no page has.
 */
export function chosenStack(): string | null {
  choice ??= slot.get();
  return choice;
}

/** The reader's choice where it is a full language of the site; null before any choice, and for another stack. */
export function chosenLanguage(): Language | null {
  return languages.find((language) => language === chosenStack()) ?? null;
}

/**
 * Takes a choice over, and sets the attribute that tells the style sheets which language the reader uses.
 * `plugins/head/language` does it before the first paint. Each tab group listens to the storage, so a page hears of one change
 * dozens of times.
 */
function take(id: string | null): void {
  if (id === choice) return;
  choice = id;
  document.documentElement.dataset.language = chosenLanguage() ?? FIRST_CHOICE;
  listeners.forEach((listener) => listener());
}

/** Makes a language or a stack the reader's choice, in every tab group and on later visits. */
export function chooseStack(id: string): void {
  if (id === choice) return;
  take(id);
  slot.set(id);
}

/**
 * Shows a language or a stack in every tab group until the reader leaves the page or chooses. It isn't stored as the
 * reader's choice. A search by the language's name calls it.
 */
export function visitStack(id: string): void {
  take(id);
}

/** Calls `listener` when the choice changes, here or in another tab; returns the function that ends it. */
export function onStackChange(listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = slot.listen(({newValue}) => take(newValue));
  return () => {
    listeners.delete(listener);
    stopListening();
  };
}
