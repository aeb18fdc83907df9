import {findMatches} from './matches';

/** The name that the stylesheet knows the highlights by: `::highlight(h3-search)`. */
const registered = 'h3-search';
const settleTime = 150;

/** The stretches of an element's text that have one of the words. */
function rangesIn(root: Element, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of findMatches(node.nodeValue ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Selects the first stretch, until the returned function is called. */
function selectFirst(root: Element, words: readonly string[]): () => void {
  const [first] = rangesIn(root, words);
  const selection = window.getSelection();
  if (!first || !selection) return () => undefined;
  selection.removeAllRanges();
  selection.addRange(first);
  return () => selection.removeRange(first);
}

/**
 * Highlights words in the page's main text, and again whenever that changes, until the returned function is called.
 * A browser without the CSS Custom Highlight API selects the first one.
 * @param words keys as `keyOf` makes them
 */
export function highlight(words: readonly string[]): () => void {
  const root = document.querySelector('article') ?? document.querySelector('main') ?? document.body;
  if (!('highlights' in CSS)) return selectFirst(root, words);
  let timer: number | undefined;
  const show = () => CSS.highlights.set(registered, new Highlight(...rangesIn(root, words)));
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(show, settleTime);
  });
  show();
  observer.observe(root, {childList: true, characterData: true, subtree: true});
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    CSS.highlights.delete(registered);
  };
}
