import {versionIds, versions, type DocsVersion} from '@h3-docs/base/versions';
import {facts, type Facts} from './folders';

/** The version whose catalogue a version reads: itself, or the version that replaced its functions. */
export function ownerOf(version: DocsVersion): DocsVersion {
  return versionIds.find((id) => versions[id].folder === versions[version].catalogue) ?? version;
}

/** The facts about H3 in a version's `_functions` and `_facts`. */
export const factsOf = (version: DocsVersion): Facts => facts[versions[version].catalogue];
