// cspell:ignore licen
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PackageFacts} from './shipped';

const licenseFile = /^(?:licen[cs]e|copying|notice|copyright)(?:[-._].*)?$/i;
const line = '-'.repeat(80);

/** The license and notice files of a package, whole. */
function licenseTexts(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name) && !/\.(?:js|ts|json)$/.test(entry.name))
    .map(({name}) => readFileSync(path.join(folder, name), 'utf8').trim())
    .filter(Boolean)
    .sort();
}

/** What packages contain under a license of its own, by that license. */
const within = {'OFL-1.1': 'Fonts of KaTeX', 'PSF-2.0': 'Python and its standard library in Pyodide'} as const;

/**
 * The notices of a list of packages, and of what they contain, as plain text. Each text is printed once, below the names of
 * the packages that it covers.
 * @param introduction - what stands first: the site's own table of code and data
 * @param fallback - license texts by SPDX identifier, for packages that carry none
 * @throws Error naming the packages for which no license text is known
 */
export function thirdPartyNotices(
  packages: readonly PackageFacts[],
  introduction: string,
  fallback: Readonly<Record<string, string>>,
): string {
  const covered = new Map<string, Set<string>>();
  const without: string[] = [];
  for (const {folder, name, version, license} of packages) {
    const own = licenseTexts(folder);
    const texts = own.length > 0 ? own : [fallback[license]].filter((text) => text !== undefined);
    if (texts.length === 0) without.push(`${name} ${version} (${license})`);
    const text = texts.join('\n\n');
    covered.set(text, (covered.get(text) ?? new Set()).add(`${name} ${version} (${license})`));
  }
  if (without.length > 0) {
    throw new Error(
      `These packages are part of the site, but carry no license text: ${without.join(', ')}. ` +
        'Add the text of their license to licenses/, named by its SPDX identifier.',
    );
  }
  for (const [license, what] of Object.entries(within)) {
    const text = fallback[license];
    if (text !== undefined) covered.set(text, new Set([`${what} (${license})`]));
  }
  const sections = [...covered].map(([text, names]) => `${line}\n${[...names].join('\n')}\n${line}\n\n${text}\n`);
  return [introduction.trim(), '', ...sections].join('\n');
}
