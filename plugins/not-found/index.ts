import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allFunctions, functionUrl} from '@h3-docs/catalogue/node';
import type {Destination} from '@h3-docs/base/contracts/destinations';
import formerPages from '../../src/data/former-pages.json';
import {formerVersion, newestVersion, versionNamed, versionRow} from '@h3-docs/base/versions';
import {currentNames, formerNames} from '@h3-docs/search/node';

interface Page {
  readonly to: string;
  readonly title: string;
  /** The label of an older version. */
  readonly version?: string;
}

/**
 * The former names that belong to no page.
 *
 * @param addresses - of all pages, below the site's base URL
 */
export function lostNames(
  addresses: readonly string[],
  former: Readonly<Record<string, string>> = formerPages,
): string[] {
  return Object.entries(former)
    .filter(([, to]) => !addresses.includes(to))
    .map(([name, to]) => `src/data/former-pages.json: '${name}' leads to ${to}, which is no page.`);
}

/** The pages by their last part and their former names. */
export function pageDestinations(
  pages: readonly Page[],
  former: Readonly<Record<string, string>> = formerPages,
): Destination[] {
  return pages.map(({to, title, version}) => {
    const last = to.replace(/\/$/, '').split('/').at(-1) ?? '';
    const formerly = Object.entries(former).flatMap(([name, page]) => (page === to ? [name] : []));
    return {to, label: version === undefined ? title : `${title} (${version})`, names: [last, ...formerly]};
  });
}

/** The sections of functions, by their names in every language. A former name leads to today's function, too. */
export function functionDestinations(): Destination[] {
  const former = formerVersion(newestVersion);
  return allFunctions.flatMap((entry) => [
    ...(Object.keys(entry.signatures).length > 0
      ? [
          {
            to: functionUrl(entry, newestVersion),
            label: entry.name,
            names: [...currentNames(entry), ...formerNames(entry)],
          },
        ]
      : []),
    ...(entry.v3 ?? []).map(({name}) => ({
      to: functionUrl({group: entry.group, name}, former),
      label: `${name} (${former})`,
      names: [...new Set([name, ...formerNames(entry)])],
    })),
  ]);
}

/** Writes what the not-found page can suggest to `@generated/nearest-pages/default/destinations.json`. */
export default function nearestPages({baseUrl}: LoadContext): Plugin {
  return {
    name: 'nearest-pages',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = loadedVersions.flatMap(({docs, versionName, label}) =>
        docs
          .filter(({unlisted}) => !unlisted)
          .map(({permalink, title}) => ({
            to: permalink.slice(baseUrl.length - 1),
            title,
            ...(versionRow(versionNamed(versionName)).newest ? {} : {version: label}),
          })),
      );
      await actions.createData(
        'destinations.json',
        JSON.stringify([...pageDestinations(pages), ...functionDestinations()]),
      );
    },
  };
}
