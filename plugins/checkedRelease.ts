import type {ParseFrontMatter} from '@docusaurus/types';
import {site} from '../src/site';
import {versionOf} from './version';

const asNumber = (release: string) => release.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/**
 * Front matter in which `checked` – the release that a page was last checked against, where that is not the one its
 * version of the documentation names – is a release of that version.
 * @throws Error naming the file at any other value: another major version, a later release, or `4.4`, which YAML reads
 *   as a number
 */
export const parseFrontMatter: ParseFrontMatter = async ({defaultParseFrontMatter, ...file}) => {
  const parsed = await defaultParseFrontMatter(file);
  const {checked} = parsed.frontMatter;
  if (checked === undefined) return parsed;
  const latest = site.releases[versionOf(file.filePath)].c;
  const valid =
    typeof checked === 'string' &&
    /^\d+\.\d+\.\d+$/.test(checked) &&
    checked.split('.')[0] === latest.split('.')[0] &&
    asNumber(checked) <= asNumber(latest);
  if (!valid) {
    const given = typeof checked === 'string' ? checked : JSON.stringify(checked);
    throw new Error(`${file.filePath}: 'checked: ${given}' is no release up to ${latest}, such as ${latest}`);
  }
  return parsed;
};
