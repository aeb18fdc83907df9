import type {ParseFrontMatter} from '@docusaurus/types';
import {versions} from '../src/versions';
import {versionOf} from './version';

const asNumber = (release: string) => release.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Pages outside of the documentation don't say which release they were checked against. */
const outside = /[\\/]src[\\/]pages[\\/]/;

/**
 * Front matter of a docs page with `checked`, the release that it was last checked against: the one that the page names, or else the
 * release that its version of the documentation was checked against.
 *
 * @throws Error naming the file at any other value: another major version, a later release, or `4.4`, which YAML reads
 *   as a number
 */
export const parseFrontMatter: ParseFrontMatter = async ({defaultParseFrontMatter, ...file}) => {
  const parsed = await defaultParseFrontMatter(file);
  if (outside.test(file.filePath)) return parsed;
  const latest = versions[versionOf(file.filePath)].release;
  const {checked = latest} = parsed.frontMatter;
  const valid =
    typeof checked === 'string' &&
    /^\d+\.\d+\.\d+$/.test(checked) &&
    checked.split('.')[0] === latest.split('.')[0] &&
    asNumber(checked) <= asNumber(latest);
  if (!valid) {
    const given = typeof checked === 'string' ? checked : JSON.stringify(checked);
    throw new Error(`${file.filePath}: 'checked: ${given}' is no release up to ${latest}, such as ${latest}`);
  }
  return {...parsed, frontMatter: {...parsed.frontMatter, checked}};
};
