import type {ConverterLanguage} from '@h3-docs/converter/types';

/** Code to convert. */
export interface Request {
  readonly code: string;
  /** The chosen language; `detect` to find it out. */
  readonly language: ConverterLanguage | 'detect';
}

export interface ConvertedProps {
  /** What the reader asked to convert. Another object is another conversion, also of the same code. */
  readonly asked: Request;
  /** The code and the language that the fields hold now. */
  readonly code: Request['code'];
  readonly language: Request['language'];
}
