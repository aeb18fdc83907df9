import {versions, type DocsVersion} from '@h3-docs/base/versions';

/** Where the errors page of a version explains an H3 error. */
export function errorAddress(name: string, version: DocsVersion): string {
  return `${versions[version].path}/library/errors#${name.toLowerCase()}`;
}
