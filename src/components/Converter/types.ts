import type {Container, DocumentConversion, ReadLanguage} from '@h3-docs/converter';

/** What the code is: a language, a file with programs in it, or what its form says. */
export type Choice = 'detect' | 'typescript' | ReadLanguage | Exclude<Container, 'diff'>;

/** Code to convert. */
export interface Request {
  readonly code: string;
  readonly language: Choice;
}

/** What became of it. */
export interface Answer extends DocumentConversion {
  /** What was read, which a reader may not have chosen. */
  readonly read: Choice | Container;
}

export interface ConvertedProps {
  /** What the reader asked to convert. Another object is another conversion, also of the same code. */
  readonly asked: Request;
  /** Converts what the fields hold now. */
  readonly again: () => void;
}
