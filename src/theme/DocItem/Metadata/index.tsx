import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {versionNamed, versionRow} from '@h3-docs/base/versions';
import type {ReactNode} from 'react';

/** The title and description of a doc page. Those of older versions name the version, since their pages share titles. */
export default function VersionedMetadata(): ReactNode {
  const {title, description} = useDoc().metadata;
  const {version, label} = useDocsVersion();
  const {newest} = versionRow(versionNamed(version));
  return (
    <>
      <DocItemMetadata />
      {!newest && <PageMetadata title={`${title} (${label})`} description={`H3 ${label}: ${description}`} />}
    </>
  );
}
