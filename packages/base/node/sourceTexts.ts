import {interpolate, type Values} from '../interpolate';

/** The translations of the messages that the script has; none for the locale of the source (`bundleScript.ts`). */
declare const TRANSLATIONS: Readonly<Record<string, string>>;

/** Docusaurus's `translate` for scripts that are bundled apart from the pages, such as the sandbox. */
export function translate({message}: {readonly message: string}, values: Values = {}): string {
  return interpolate(TRANSLATIONS[message] ?? message, values);
}
