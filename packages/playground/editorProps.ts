import type {Drawing, DocsVersion, DrawnOutcome, ExplainedError, LiveLanguage, Token} from './types';

/** Text of an outcome: the build has made HTML of it, which is in the page; a run in the sandbox gives plain tokens. */
export type ShownText = string | readonly Token[];

/** An outcome as the page shows it. */
export interface ShownOutcome {
  readonly log?: ShownText;
  readonly result?: ShownText;
  readonly error?: ExplainedError;
  readonly drawing?: Drawing;
}

/** Code to be edited. */
export interface CodeAreaProps {
  readonly language: LiveLanguage;
  /** The example's own code, highlighted when the site was built. */
  readonly html: string;
  /** What the reader has made of it; null while it is untouched. */
  readonly code: string | null;
  readonly label: string;
  /** Whether the keyboard was in the code when the editor was asked for. */
  readonly takeFocus: boolean;
  /** The line of the code that an error is about, from 1; undefined: none. */
  readonly errorLine?: number | undefined;
  readonly onChange: (code: string | null) => void;
}

export interface EditorProps extends CodeAreaProps {
  readonly version: DocsVersion;
  /** Whether the reader has pointed at the example, touched it, or brought the focus to it. */
  readonly wanted: boolean;
  readonly draw: boolean;
  /** Whether the untouched code is run too: it has no result from the build. */
  readonly runUnedited: boolean;
  readonly onOutcome: (outcome: DrawnOutcome) => void;
  /** Told that a run takes long, and that it has ended. */
  readonly onRunning: (running: boolean) => void;
}
