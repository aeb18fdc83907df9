import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import type {ReactNode} from 'react';
import {versionNamed, versions} from '@h3-docs/base/versions';

/** The badge with the version's name, on the pages of older versions only: the current one needs no label. */
export default function OlderVersionBadge(props: Props): ReactNode {
  return versions[versionNamed(useDocsVersion().version)].newest ? null : <DocVersionBadge {...props} />;
}
