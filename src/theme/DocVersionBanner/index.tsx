import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formerOf, newestVersion, versionNamed} from '@h3-docs/base/versions';
import type {Props} from '@theme/DocVersionBanner';

/**
 * On the pages of an older version: which version this is, and the way to the same topic in the current one. Pages
 * that were renamed between the versions share their doc id.
 */
function OldVersionBanner({className}: Props) {
  const {label, pluginId, version} = useDocsVersion();
  const {latestDocSuggestion: sameTopic, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {ended} = useDocusaurusContext().siteConfig.customFields as {readonly ended: Readonly<Record<string, string>>};
  const lastRelease = ended[versionNamed(version)];
  const isFormer = formerOf(newestVersion) === versionNamed(version);
  const home = latest.docs.find((doc) => doc.id === latest.mainDocId);
  return (
    <div className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}>
      {lastRelease === undefined ? (
        <Translate values={{version: label}}>{'This page is about H3 {version}.'}</Translate>
      ) : (
        <Translate values={{version: label, release: lastRelease}}>
          {'This page is about H3 {version}, which is no longer developed. Its last release is {release}.'}
        </Translate>
      )}{' '}
      <Link to={(sameTopic ?? home)?.path} onClick={() => savePreferredVersionName(latest.name)}>
        {sameTopic ? (
          <Translate values={{version: latest.label}}>{'The same topic in {version}'}</Translate>
        ) : (
          <Translate values={{version: latest.label}}>{'The documentation of {version}'}</Translate>
        )}
      </Link>
      .
      {isFormer && (
        <>
          {' '}
          <Link to={`${latest.path}/library/migrating-3.x#convert-your-code`}>
            <Translate values={{version: latest.label}}>{'Convert your code to {version}'}</Translate>
          </Link>
        </>
      )}
    </div>
  );
}

/** The banner of an older version; nothing on the pages of the current one. */
export default function DocVersionBanner(props: Props) {
  return useDocsVersion().banner ? <OldVersionBanner {...props} /> : null;
}
