import {createStorageSlot} from '@docusaurus/theme-common';
import {languages, type Language} from '@site/src/api/types';

/** The reader's language, one for all pages. Where storage is blocked the choice lasts until the page is left. */
const slot = createStorageSlot('h3-docs.language');
const listeners = new Set<() => void>();
let choice: Language | null | undefined;

function asLanguage(value: string | null): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** The language that the reader chose last, on this page or an earlier visit; null before any choice. */
export function chosenLanguage(): Language | null {
  choice ??= asLanguage(slot.get());
  return choice;
}

/** Makes `language` the reader's choice, in every tab group and on later visits. */
export function chooseLanguage(language: Language): void {
  choice = language;
  slot.set(language);
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when the choice changes, here or in another tab; returns the function that ends it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = slot.listen(({newValue}) => {
    choice = asLanguage(newValue);
    listener();
  });
  return () => {
    listeners.delete(listener);
    stopListening();
  };
}
