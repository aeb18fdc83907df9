import type {DocsVersion} from '../src/site';

/** The documentation version that a source file belongs to, from its path. Pages outside the docs are 4.x. */
export function versionOf(filePath: string): DocsVersion {
  return filePath.replaceAll('\\', '/').includes('/versioned_docs/version-3.x/') ? '3.x' : '4.x';
}
