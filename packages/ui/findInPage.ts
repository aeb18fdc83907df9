import {useEffect, useState} from 'react';

/**
 * Calls a function whenever the reader opens the browser's own search in the page by its keys, before it searches. Menus and
 * buttons of the browser can't be noticed.
 *
 * @returns what stops it
 */
export function onFindInPage(act: () => void): () => void {
  const listen = ({key, ctrlKey, metaKey}: KeyboardEvent) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) act();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Whether the reader has opened the browser's own search, so that what a closed section would hold must be in the page. */
export function useSought(): boolean {
  const [sought, setSought] = useState(false);
  useEffect(() => onFindInPage(() => setSought(true)), []);
  return sought;
}
