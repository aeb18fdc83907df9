import {interpolate, type Values} from './interpolate';

/**
 * Docusaurus's `translate` for scripts that are bundled apart from the pages, such as the sandbox. They have the texts of
 * the source, because each is one file for all locales.
 */
export function translate({message}: {readonly message: string}, values: Values = {}): string {
  return interpolate(message, values);
}
