/** How long the next frame is waited for, in milliseconds: a page in the background paints none. */
const PATIENCE_MS = 100;

/**
 * Calls `work` when the browser has painted what has changed so far, so that a reader who has touched the page doesn't wait
 * for it.
 *
 * @returns a function that keeps it from being called
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, PATIENCE_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves when the browser has painted what has changed so far. */
export const painted = (): Promise<void> => new Promise((done) => afterPaint(done));
