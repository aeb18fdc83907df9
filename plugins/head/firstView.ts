/**
 * Marks a page that is opened at its top, before it is painted: the style sheet then skips what is
 * out of view (`data-partial` in `site.css`). A page that is reloaded or gone back to
 * keeps its place, and an address with an anchor or a text to find leads to one, so both are laid out whole
 * first, and `src/clientModules/offscreen.ts` sets the mark then.
 */
export const firstViewScript =
  'var n=performance.getEntriesByType("navigation")[0];n&&n.type=="navigate"&&!/#/.test(n.name)&&(document.documentElement.dataset.partial="")';
