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
