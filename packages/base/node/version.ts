import {newestVersion, versionIds, versionRow, versions, type DocsVersion} from '../versions';

/** The folders that Docusaurus reads translations of a version's pages from, in `i18n/<locale>`. */
function translations(id: DocsVersion): readonly string[] {
  const {name} = versionRow(id);
  return [name, `version-${name}`].map((folder) => `docusaurus-plugin-content-docs/${folder}`);
}

/**
 * The documentation version that a source file belongs to, from its path: in the folder of the version, or in that of a
 * translation of it. Pages outside the docs are of the newest.
 */
export function versionOf(filePath: string): DocsVersion {
  const file = `/${filePath.replaceAll('\\', '/')}`;
  return (
    versionIds.find((id) =>
      [...translations(id), versions[id].folder].some((folder) => file.includes(`/${folder}/`)),
    ) ?? newestVersion
  );
}
