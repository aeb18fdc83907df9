import {newestVersion, versionIds, versions, type DocsVersion} from '../src/versions';

/** The documentation version that a source file belongs to, from its path. Pages outside the docs are of the newest. */
export function versionOf(filePath: string): DocsVersion {
  const file = `/${filePath.replaceAll('\\', '/')}`;
  return versionIds.find((id) => file.includes(`/${versions[id].folder}/`)) ?? newestVersion;
}
