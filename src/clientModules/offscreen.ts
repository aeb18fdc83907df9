/**
 * Leaves what is out of view unstyled, so that a change of the color mode, a menu, or a tab costs what is in view and not
 * what a page contains. Style sheets skip such parts (`data-partial` in `site.css`), and browsers remember the height of
 * each part that they have once laid out. This module has every part laid out once, a few at a time while the reader does
 * nothing, so that places further down are where they will be. `plugins/head/firstView` marks a page that is opened at its top.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** What `site.css` skips. */
const parts =
  '.markdown > :is(.api-facts, .language-tabs, .live-example, .code-block, .statistics, figure, ul, ol), .markdown .wide-table';

/** How many elements are laid out in one go: at most about 20 ms of a slow phone. */
const ELEMENTS_AT_ONCE = 120;

/** How long one waits for an idle moment, in milliseconds: a page that is never idle is measured all the same. */
const PATIENCE_MS = 500;

const later: (callback: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (callback) => requestIdleCallback(callback, {timeout: PATIENCE_MS})
    : (callback) => setTimeout(callback, PATIENCE_MS);

/** How long the code of a page that a reader navigates to is waited for, in milliseconds. One that was gone back to stays whole. */
const ARRIVAL_MS = 1500;

let measuring = 0;

/** The path of the page that is shown. */
let shown = '';

/** Whether the browser skips a part now. One in view has its size already, and would be gone for a frame if it were touched. */
const isSkipped = ({children}: HTMLElement): boolean =>
  ![...children].some((content) => content.checkVisibility({contentVisibilityAuto: true}));

/** Has parts laid out, group by group. Browsers record the sizes at the end of the frame in which a part isn't skipped. */
function measure(waiting: readonly HTMLElement[], run: number): void {
  let elements = 0;
  const enough = waiting.findIndex((part) => (elements += part.getElementsByTagName('*').length) > ELEMENTS_AT_ONCE);
  const group = waiting.slice(0, enough < 0 ? undefined : enough + 1);
  if (run !== measuring) return;
  if (group.length === 0) {
    document.documentElement.dataset.measured = 'true';
    return;
  }
  const skipped = group.filter(isSkipped);
  for (const part of skipped) part.style.contentVisibility = 'visible';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const part of skipped) part.style.removeProperty('content-visibility');
      later(() => measure(waiting.slice(group.length), run));
    }),
  );
}

/**
 * Has the whole page laid out, because a browser that goes back restores the place of a reader, and all places must be true.
 * On a page whose parts have all been laid out before, its places are true already.
 */
function layOutAll(): void {
  const {dataset} = document.documentElement;
  if (dataset.measured !== undefined && window.location.pathname === shown) return;
  measuring += 1;
  delete dataset.partial;
}

/** Docusaurus calls this when a page has been rendered, the first one included, and for each place on it. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  const {dataset} = document.documentElement;
  shown = location.pathname;
  if (dataset.partial !== undefined && previousLocation?.pathname === location.pathname) return;
  measuring += 1;
  delete dataset.measured;
  const run = measuring;
  const isPartial = dataset.partial !== undefined;
  const remember = () => {
    if (run !== measuring) return;
    // A whole page is laid out already, and its sizes are remembered.
    dataset.partial = '';
    later(() => measure(isPartial ? [...document.querySelectorAll<HTMLElement>(parts)] : [], run));
  };
  if (previousLocation || !isPartial) setTimeout(remember, ARRIVAL_MS);
  else remember();
};

if (ExecutionEnvironment.canUseDOM) window.addEventListener('popstate', layOutAll, {capture: true});
