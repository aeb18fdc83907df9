import type {JsxCode} from './jsx';

/** What the page asks of the frame: to draw code, in the colors of the page. */
export interface JsxRequest extends JsxCode {
  readonly color: string;
}

/** What the frame reports: the height of what it shows, in CSS pixels, and what went wrong with the last code. */
export type JsxReport = {readonly height: number} | {readonly error: string | null};

/** The most of an error that a page shows: a reader's code may have made it. */
const MOST = 2000;

/** The tallest that a frame gets, in CSS pixels. */
const TALLEST = 4000;

/** Reads a report. A reader's code may have sent it, so nothing in it is trusted. */
export function readJsxReport(data: unknown): JsxReport | null {
  if (typeof data !== 'object' || data === null) return null;
  const {height, error} = data as {readonly height?: unknown; readonly error?: unknown};
  if (typeof height === 'number' && height >= 0) return {height: Math.min(height, TALLEST)};
  if (error === null) return {error};
  return typeof error === 'string' ? {error: error.slice(0, MOST)} : null;
}
