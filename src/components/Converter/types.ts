import type {ConverterLanguage} from '../../converter/types';

/** The code that a reader asked to convert. */
export interface ConvertedProps {
  readonly code: string;
  /** The chosen language; `detect` to find it out. */
  readonly language: ConverterLanguage | 'detect';
}
