import {findMatches} from './matches';

/** The name that the stylesheet knows the highlights by: `::highlight(h3-search)`. */
const registered = 'h3-search';
const settleTime = 150;
/** Where text is not for reading, or is typed by the reader. */
const untouched = 'script, style, textarea, select, [contenteditable], svg, .search-mark';

/** The text nodes of an element that have one of the words, with the stretches of each. */
function matchesIn(root: Element, words: readonly string[]) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: {readonly node: Text; readonly stretches: ReturnType<typeof findMatches>}[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const stretches = findMatches(node.nodeValue ?? '', words);
    if (stretches.length > 0 && node instanceof Text) found.push({node, stretches});
  }
  return found;
}

/**
 * Highlights words with elements, for browsers without the CSS Custom Highlight API. The text nodes that React knows stay
 * where they are, with what comes before the first word.
 */
function highlightByElements(root: Element, words: readonly string[]): () => void {
  const undo = matchesIn(root, words).map(({node, stretches}) => {
    const whole = node.data;
    const before = whole.slice(0, stretches[0]?.[0]);
    if (node.parentElement?.closest(untouched)) return () => undefined;
    const added = stretches.flatMap(([start, end], place) => {
      const mark = document.createElement('mark');
      mark.className = 'search-mark';
      mark.textContent = whole.slice(start, end);
      return [mark, document.createTextNode(whole.slice(end, stretches[place + 1]?.[0]))];
    });
    node.data = before;
    node.after(...added);
    return () => {
      // React has written another text since, and the rest is ours.
      if (node.data === before) node.data = whole;
      for (const part of added) part.remove();
    };
  });
  return () => undo.forEach((step) => step());
}

function highlightByRanges(root: Element, words: readonly string[]): () => void {
  const ranges = matchesIn(root, words).flatMap(({node, stretches}) =>
    stretches.map(([start, end]) => {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    }),
  );
  CSS.highlights.set(registered, new Highlight(...ranges));
  return () => CSS.highlights.delete(registered);
}

/**
 * Highlights words in the page's main text, and again whenever that changes, until the returned function is called.
 * @param words keys as `keyOf` makes them
 */
export function highlight(words: readonly string[]): () => void {
  const root = document.querySelector('article') ?? document.querySelector('main') ?? document.body;
  const show = 'highlights' in CSS ? highlightByRanges : highlightByElements;
  let timer: number | undefined;
  let clear: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(begin, settleTime);
  });

  function end(): void {
    observer.disconnect();
    clear?.();
  }

  function begin(): void {
    end();
    clear = show(root, words);
    observer.observe(root, {childList: true, characterData: true, subtree: true});
  }

  begin();
  return () => {
    window.clearTimeout(timer);
    end();
  };
}
