import type {Scene} from '@h3-docs/grid/h3/scene';
import type {Drawing} from '@h3-docs/grid/h3/svg';
import type {DocsVersion} from '@h3-docs/base/versions';

/** A run of a result's text; `value` names what the text stands for, as the drawing does in its `data-value`. */
export interface MarkedText {
  readonly text: string;
  readonly value: string;
}
export type Token = string | MarkedText;

/** What a reader is told about a throw. */
export interface ErrorReport {
  /** The H3 error name ('E_RES_DOMAIN'), or the JavaScript one ('TypeError'). */
  readonly name: string;
  readonly message: string;
  /** H3's number of the error; only H3 errors have it. */
  readonly code?: number;
  /** Line of the example's code, from 1, where the engine tells. */
  readonly line?: number;
}

/** An error with a link to the page that explains it, if there is one. */
export interface ExplainedError extends ErrorReport {
  readonly explanation?: {readonly to: string; readonly label: string};
}

/** What running an example gave. All text is plain: whoever shows it escapes it. */
export interface Outcome {
  /** What the code printed with `console`, each entry ending in a line break. */
  readonly log: readonly Token[];
  /** What it returned; absent when it threw, or when it only printed. */
  readonly result?: readonly Token[];
  readonly error?: ErrorReport;
}

/** An outcome with what there is to draw of it. */
export interface PlacedOutcome extends Outcome {
  readonly scene?: Scene;
}

/** An outcome with its drawing, and a link to what explains its error. */
export interface DrawnOutcome extends Outcome {
  readonly error?: ExplainedError;
  readonly drawing?: Drawing;
}

/** The languages that run in the page. */
export type LiveLanguage = 'javascript' | 'python';

/** Flags of a live fence. */
export interface LiveFlags {
  /** The example shows an error, so it must throw. If it doesn't throw, it is wrong. */
  readonly throws: boolean;
  readonly nodraw: boolean;
}

/** How long an example may run, in milliseconds: at build time and in the reader's browser, until its result is read. */
export const TIME_LIMIT_MS = 5000;

export type {DocsVersion, Drawing, Scene};
