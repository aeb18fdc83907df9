/**
 * Inlined at the top of every page (`plugins/head/missingScripts`). Starts the scripts of the page when its first view has been
 * painted: a first view needs none of them, and a phone is busy with them for a tenth of a second. The page's HTML has the
 * browser fetch them from the beginning (`plugins/head/template.ts`).
 */

/** Where nothing is painted, such as in a frame that is out of sight, scripts start so many milliseconds after the page has loaded. */
const PATIENCE = 2000;

let painted = false;
let parsed = false;
let started = false;

function start(): void {
  if (started || !parsed) return;
  started = true;
  document.querySelectorAll('link[rel=preload][as=script]').forEach((link) => {
    const script = document.createElement('script');
    script.src = link.getAttribute('href') ?? '';
    // In their order. The second mark is the one by which `missingScripts.ts` knows them.
    script.async = false;
    script.defer = true;
    document.head.append(script);
  });
}

function onPaint(): void {
  painted = true;
  start();
}

/** Browsers paint nothing while a page is in the background. */
function onceHidden(): void {
  if (document.visibilityState === 'hidden') onPaint();
}

if ('PerformanceObserver' in window) new PerformanceObserver(onPaint).observe({entryTypes: ['paint']});
document.addEventListener('visibilitychange', onceHidden);
document.addEventListener('DOMContentLoaded', () => {
  parsed = true;
  onceHidden();
  if (painted) start();
});
window.addEventListener('load', () => setTimeout(start, PATIENCE));

export {};
