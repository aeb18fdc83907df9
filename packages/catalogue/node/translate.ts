import {existsSync} from 'node:fs';
import {memoize} from '@h3-docs/base/memoize';
import {readJson} from './bindings';

/** The fields that identify an item of a list, so that a translation can refer to it. */
const nameOf = (item: unknown): unknown => {
  const {name, code, version} = item as Readonly<Record<'name' | 'code' | 'version', unknown>>;
  return name ?? code ?? version;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are the same in every language: names that readers type, and what code compares. */
const fixed = new Set([
  ...['name', 'group', 'code', 'version', 'since', 'date', 'kind', 'related', 'example'],
  // Of problems.
  ...['functions', 'errors', 'stacks', 'places', 'messages', 'programs', 'affected', 'sources', 'checked'],
]);

/**
 * Data with the texts of a translation in place of its own. The translation contains only fields that differ. A list of
 * objects becomes an object with their names, codes, or versions as keys; a list of texts, some of which may be the `text`
 * of an object, is complete.
 *
 * @param place - where the translation is from, for messages
 * @throws Error that names the file and the field where a translation has something that the data doesn't have
 */
export function withTexts(data: unknown, translation: unknown, place: string): unknown {
  const refuse = (why: string) => new Error(`${place}: ${why}`);
  if (typeof data === 'string') {
    if (typeof translation !== 'string') throw refuse('it has to be a text');
    return translation;
  }
  if (Array.isArray(data)) {
    if (Array.isArray(translation)) {
      const texts = translation.every((each) => typeof each === 'string');
      if (!texts || translation.length !== data.length) throw refuse(`it has to be ${data.length} texts`);
      return data.map((item: unknown, at) => (isObject(item) ? {...item, text: translation[at]} : translation[at]));
    }
    if (!isObject(translation)) throw refuse('it has to be a list, or an object by name');
    const unknown = Object.keys(translation).find((name) => !data.some((item) => nameOf(item) === name));
    if (unknown !== undefined) throw refuse(`there is no ${unknown}`);
    return data.map((item: unknown) => {
      const own = translation[String(nameOf(item))];
      return own === undefined ? item : withTexts(item, own, `${place}.${String(nameOf(item))}`);
    });
  }
  if (!isObject(data) || !isObject(translation)) throw refuse('it cannot be translated');
  const translated = Object.entries(translation).map(([field, own]) => {
    if (!(field in data) || (fixed.has(field) && !isObject(own)))
      throw refuse(`there is no field '${field}' to translate`);
    return [field, withTexts(data[field], own, `${place}.${field}`)];
  });
  return {...data, ...Object.fromEntries(translated)};
}

/**
 * Data in the language of the build, where it has a translation.
 *
 * @param file - the translation, from the root of the project: JSON, as `withTexts` takes it; it need not exist
 * @throws Error that names the file where it isn't JSON or doesn't fit the data
 */
export function translatedBy<Data>(file: string, data: Data): Data {
  if (!existsSync(file)) return data;
  return withTexts(data, readJson(file), file) as Data;
}

/** The locale of the build. */
export const buildLocale = () => process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en';

/**
 * Like `memoize`, for results that depend on the locale of the build, because one process may build several locales.
 */
export function memoizeByLocale<Arguments extends readonly unknown[], Result>(
  compute: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const kept = memoize((_locale: string, ...args: Arguments) => compute(...args));
  return (...args) => kept(buildLocale(), ...args);
}
