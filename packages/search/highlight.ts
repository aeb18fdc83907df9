import {findMarks} from './marks';
import {markElements} from './markElements';

/** The name that the stylesheet knows the marks by: `::highlight(h3-search)`. */
const registered = 'h3-search';
const settleTime = 150;

function rangesIn(root: Node, marks: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of findMarks(node.nodeValue ?? '', marks)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Whether this browser can mark words without changing the page's elements. */
const hasHighlights = () => 'highlights' in CSS;

/** Marks words, without changing the page's elements where the browser can. @returns what takes the marks away */
function mark(root: Element, marks: readonly string[]): () => void {
  if (!hasHighlights()) return markElements(root, marks);
  CSS.highlights.set(registered, new Highlight(...rangesIn(root, marks)));
  return () => CSS.highlights.delete(registered);
}

/** Marks words in the page's main text, and again whenever that changes, until the returned function is called. */
export function highlight(marks: readonly string[]): () => void {
  const root = document.querySelector('article') ?? document.querySelector('main') ?? document.body;
  let timer: number | undefined;
  let clear: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    // Elements go before the browser draws the change, so nobody sees text twice.
    if (!hasHighlights()) unmark();
    timer = window.setTimeout(begin, settleTime);
  });

  /** Takes the marks away without hearing of it. */
  function unmark(): void {
    observer.disconnect();
    clear?.();
    clear = undefined;
    observer.observe(root, {childList: true, characterData: true, subtree: true});
  }

  function begin(): void {
    observer.disconnect();
    clear = mark(root, marks);
    observer.observe(root, {childList: true, characterData: true, subtree: true});
  }

  begin();
  return () => {
    window.clearTimeout(timer);
    unmark();
    observer.disconnect();
  };
}
