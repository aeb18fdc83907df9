import {findMarks} from './marks';

/** A text node that was cut at its marks. React keeps the node itself, with what comes before the first mark. */
interface Cut {
  readonly node: Text;
  readonly whole: string;
  readonly before: string;
  /** The marks and the texts between and after them, in order. */
  readonly added: readonly (Text | HTMLElement)[];
}

/** The class of our marks: pages may have others. */
const className = 'search-mark';
/** Where text is not for reading, or is typed by the reader. */
const untouched = `script, style, textarea, select, [contenteditable], svg, .${className}`;

function cutAt(node: Text, marks: readonly string[]): Cut | undefined {
  const whole = node.data;
  const places = findMarks(whole, marks);
  const [first] = places;
  if (!first || node.parentElement?.closest(untouched)) return undefined;
  const added: (Text | HTMLElement)[] = [];
  places.forEach(([start, end], place) => {
    const mark = document.createElement('mark');
    mark.className = className;
    mark.textContent = whole.slice(start, end);
    added.push(mark);
    const rest = whole.slice(end, places[place + 1]?.[0]);
    if (rest !== '') added.push(document.createTextNode(rest));
  });
  const before = whole.slice(0, first[0]);
  node.data = before;
  node.after(...added);
  return {node, whole, before, added};
}

/** Whether all parts of a cut are still as they were made. */
function isIntact({node, before, added}: Cut): boolean {
  let at: ChildNode | null = node;
  return (
    node.isConnected &&
    node.data === before &&
    added.every((part) => {
      at = at?.nextSibling ?? null;
      return at === part;
    })
  );
}

function undo(cut: Cut, isTranslated: boolean): void {
  const {node, whole, added} = cut;
  if (isIntact(cut)) node.data = whole;
  else if (isTranslated) {
    // The translator has put its own text in the place of ours, mark by mark: only the marks go.
    for (const part of added) if (part instanceof HTMLElement) part.replaceWith(...part.childNodes);
    return;
  }
  // Otherwise, React has written or removed the whole text, and the rest is ours.
  for (const part of added) part.remove();
}

/**
 * Puts `<mark>` elements around words. Text nodes that React knows stay where they are, so that it can change or remove
 * them at any time; a call of the returned function then takes away what is left of the marks.
 */
export function markElements(root: Element, marks: readonly string[]): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node);
  const cuts = nodes.flatMap((node) => cutAt(node, marks) ?? []);
  return () => {
    // Translators of browsers put text into elements of this name, which nothing else uses.
    const isTranslated = root.querySelectorAll<HTMLElement>(':where(font)').length > 0;
    for (const cut of cuts) undo(cut, isTranslated);
  };
}
