import {useEffect, useState} from 'react';

/**
 * Calls a function when the reader presses the keys that open the browser's search in the page, before the browser searches.
 * A page can't notice menus and buttons of the browser.
 *
 * @returns a function that ends the listening
 */
export function onFindInPage(act: () => void): () => void {
  const listen = ({key, ctrlKey, metaKey}: KeyboardEvent) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) act();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Whether the reader has opened the browser's search. Sections that are filled on opening then need their content. */
export function useSought(): boolean {
  const [sought, setSought] = useState(false);
  useEffect(() => onFindInPage(() => setSought(true)), []);
  return sought;
}
