import {versionIds, versionRow, versions, type DocsVersion} from '@h3-docs/base/versions';
import {facts, type Facts} from './folders';
import {buildLocale, memoizeByLocale, translatedBy} from './translate';

/** The version whose catalogue a version reads: itself, or the version that replaced its functions. */
export function ownerOf(version: DocsVersion): DocsVersion {
  return versionIds.find((id) => versions[id].folder === versions[version].catalogue) ?? version;
}

/** The folder with the translated pages of a version, from the root of the project; it need not exist. */
export function translationsOf(version: DocsVersion): string {
  const {name} = versionRow(version);
  const folder = name === 'current' ? name : `version-${name}`;
  return `i18n/${buildLocale()}/docusaurus-plugin-content-docs/${folder}`;
}

/**
 * The facts about H3 in a version's `_functions` and `_facts`, in the language of the build. A translation is a JSON
 * file beside the translated pages: `_functions/<group>/<name>.json`, or `_facts/errors.json`; see `withTexts`.
 *
 * @throws Error that names the file where a translation doesn't fit
 */
export const factsOf = memoizeByLocale((version: DocsVersion): Facts => {
  const folder = translationsOf(ownerOf(version));
  const {functions, constants, errors, releases} = facts[versions[version].catalogue];
  const translated = Object.entries(functions).map(([group, entries]) => [
    group,
    entries.map((entry) => translatedBy(`${folder}/_functions/${group}/${entry.name}.json`, entry)),
  ]);
  return {
    functions: Object.fromEntries(translated) as Facts['functions'],
    constants: translatedBy(`${folder}/_facts/constants.json`, constants),
    errors: translatedBy(`${folder}/_facts/errors.json`, errors),
    releases: translatedBy(`${folder}/_facts/releases.json`, releases),
  };
});
