import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {formerOf, newestVersion, versionNamed, versionRow} from '@h3-docs/base/versions';
import type {Props} from '@theme/DocVersionBanner';

/**
 * On the pages of an older version: which version this is, and the way to the same topic in the current one. Pages
 * that were renamed between the versions share their doc id.
 */
function OldVersionBanner({className}: Props) {
  const {label, pluginId, version} = useDocsVersion();
  const {latestDocSuggestion: sameTopic, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {ended, release} = versionRow(versionNamed(version));
  const isFormer = formerOf(newestVersion) === versionNamed(version);
  const home = latest.docs.find((doc) => doc.id === latest.mainDocId);
  return (
    <div className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}>
      <span>
        {ended === undefined
          ? translate({message: 'This page is about H3 {version}.'}, {version: label})
          : translate(
              {
                message:
                  'This page is about H3 {version}, which is no longer developed. Its last release is {release} of {ended}.',
              },
              {version: label, release, ended},
            )}
      </span>{' '}
      <Link to={(sameTopic ?? home)?.path} onClick={() => savePreferredVersionName(latest.name)}>
        <span>
          {sameTopic
            ? translate({message: 'The same topic in {version}'}, {version: latest.label})
            : translate({message: 'The documentation of {version}'}, {version: latest.label})}
        </span>
      </Link>
      .
      {isFormer && (
        <>
          {' '}
          <Link to={`${latest.path}/library/migrating-3.x#convert-your-code`}>
            <span>{translate({message: 'Convert your code to {version}'}, {version: latest.label})}</span>
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
