import {findMarks} from './marks';

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

/** Whether this browser can mark words without changing the page's elements, which belong to React. */
export function canHighlight(): boolean {
  return 'highlights' in CSS;
}

/**
 * Marks words in the page's main text, and again whenever that changes, until the returned function is called. The
 * elements of the page stay as they are.
 */
export function highlight(marks: readonly string[]): () => void {
  const root = document.querySelector('article') ?? document.querySelector('main') ?? document.body;
  const mark = () => CSS.highlights.set(registered, new Highlight(...rangesIn(root, marks)));
  let timer: number | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(mark, settleTime);
  });
  mark();
  observer.observe(root, {childList: true, characterData: true, subtree: true});
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
    CSS.highlights.delete(registered);
  };
}
