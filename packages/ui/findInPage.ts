import {useEffect, useState} from 'react';

/**
 * Whether the reader has pressed the keys that open the browser's search in the page, before the browser searches. Sections that
 * are filled on opening then need their content. A page can't notice menus and buttons of the browser.
 */
export function useSought(): boolean {
  const [sought, setSought] = useState(false);
  useEffect(() => {
    const listen = ({key, ctrlKey, metaKey}: KeyboardEvent) => {
      if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) setSought(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return sought;
}
