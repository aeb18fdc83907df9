/** The markup of the still figure below and above the group of its content. */
export interface Ground {
  readonly under: string;
  readonly over: string;
}

/** Reads the layers of a still figure from the page; undefined where it has none, or is not loaded. */
export function stillGround(still: Element | null): Ground | undefined {
  const content = still?.querySelector('svg > .d-content');
  if (!content?.parentElement) return undefined;
  const layers = Array.from(content.parentElement.children);
  const at = layers.indexOf(content);
  const markup = (elements: readonly Element[]) => elements.map(({outerHTML}) => outerHTML).join('');
  return {under: markup(layers.slice(0, at)), over: markup(layers.slice(at + 1))};
}
