import {Feed} from 'feed';
import {releaseDate, releasesOf, releaseUrl} from '@h3-docs/catalogue/node';
import {site} from '@h3-docs/base/site';
import {newestVersion} from '@h3-docs/base/versions';

/** Markdown links and code as plain text, for readers of feeds that show no Markdown. */
const plain = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

/**
 * The releases of H3 as an Atom feed, the newest first.
 *
 * @param root - the address of the site, with the base path and a slash at its end
 */
export function releasesFeed(root: string): string {
  const newestFirst = [...releasesOf(newestVersion)].reverse();
  const [newest] = newestFirst;
  const feed = new Feed({
    title: 'Releases of H3',
    description: 'What each release of H3 changes for its callers.',
    id: `${root}releases.atom`,
    link: `${root}docs/library/migrating-3.x`,
    feedLinks: {atom: `${root}releases.atom`},
    updated: newest && releaseDate(newest),
    copyright: `Copyright © ${site.copyrightYear}`,
  });
  for (const release of newestFirst) {
    const news = plain(release.news);
    feed.addItem({
      title: `H3 ${release.version}`,
      id: releaseUrl(release.version),
      link: releaseUrl(release.version),
      date: releaseDate(release),
      description: news,
      content: `${news} What you need to do: ${plain(release.action)}`,
    });
  }
  return feed.atom1();
}
