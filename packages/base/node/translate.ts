/**
 * Docusaurus's `translate` for what is drawn and written while the site is built, where its module of translations
 * doesn't exist. The bundles of the plugins, scripts, and tests have this module in its place.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {memoize} from '../memoize';
import {interpolate, type Values} from '../interpolate';

/** The messages of a locale as `write-translations` wrote them and somebody translated them; none for the source's. */
const messagesOf = memoize((locale: string): Readonly<Record<string, {readonly message: string}>> => {
  const file = path.join('i18n', locale, 'code.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, {readonly message: string}>>)
    : {};
});

/** The translations of the build's locale by the messages of the source, which are their keys. */
export function translations(): Readonly<Record<string, {readonly message: string}>> {
  return messagesOf(process.env.DOCUSAURUS_CURRENT_LOCALE ?? '');
}

/** The message in the locale of the build, with its values. Messages have no ids: the English text is the key. */
export function translate({message}: {readonly message: string}, values: Values = {}): string {
  return interpolate(translations()[message]?.message ?? message, values);
}
