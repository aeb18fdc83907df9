import {functionsOf} from '../catalogue';
import {namesOf} from '../../names';
import {isEveryday} from '../../roles';
import {languagesOf, type Language} from '../../languages';
import type {ApiFunction} from '../../types';
import type {ListedFunction} from '../../listed';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {functionUrl} from '../pages/section';
import {toString} from 'mdast-util-to-string';
import {inline} from '../pages/nodes';
import ofMemory from '@site/docs/_functions/memory.json';

type Signatures = Readonly<Partial<Record<Language, readonly string[]>>>;

/**
 * How a function is used: every day, or only to size arrays and free memory in C.
 *
 * @param name - its name in the version
 * @param current - its name in 4.x
 */
function roleOf(name: string, current: string): ListedFunction['role'] {
  if (isEveryday(current)) return 'everyday';
  return ofMemory.includes(name) ? 'memory' : undefined;
}

function callsIn(signatures: Signatures, version: DocsVersion): ListedFunction['languages'] {
  return Object.fromEntries(
    languagesOf(version).flatMap((language) => {
      const [signature] = signatures[language] ?? [];
      return signature === undefined ? [] : [[language, {names: namesOf(signatures[language]), signature}]];
    }),
  );
}

function listed(
  entry: ApiFunction,
  {name, signatures, summary}: Pick<ApiFunction, 'name' | 'summary'> & {readonly signatures: Signatures},
  to: string,
  version: DocsVersion,
): ListedFunction {
  const role = roleOf(name, entry.name);
  return {
    name,
    group: entry.group,
    to,
    summary: toString(inline(summary)),
    ...(role ? {role} : {}),
    languages: callsIn(signatures, version),
  };
}

/** All functions of a version in page order, each under its name in that version. */
export function listedFunctions(version: DocsVersion): ListedFunction[] {
  if (versions[version].reference === 'functions') {
    return functionsOf(version)
      .filter(({signatures}) => Object.keys(signatures).length > 0)
      .map((entry) => listed(entry, entry, functionUrl(entry, version), version));
  }
  const seen = new Set<string>();
  return functionsOf(version).flatMap((entry) =>
    (entry.v3 ?? []).flatMap((v3) => {
      if (seen.has(v3.name)) return [];
      seen.add(v3.name);
      return [listed(entry, v3, functionUrl({group: entry.group, name: v3.name}, version), version)];
    }),
  );
}
