import {markdownCopyOf} from '@h3-docs/base/routing/markdownCopy';
import type {Edition, Page} from './pages';

const lines = (...paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`;

/** The facts about the site in the texts for language models. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  /** The origin of the site, without a path: `https://h3geo.org`. */
  readonly url: string;
}

/** The edition without its unlisted pages, and without sections that have no other. */
function listed({sections, ...edition}: Edition): Edition {
  const kept = sections.map((section) => ({...section, pages: section.pages.filter(({unlisted}) => !unlisted)}));
  return {...edition, sections: kept.filter(({pages}) => pages.length > 0)};
}

/**
 * The index for language models, in the form of https://llmstxt.org: each page once, with the address of its Markdown.
 * Older versions come last, under "Optional", which a reader with little room leaves out.
 */
export function llmsIndex({title, description, url}: SiteFacts, all: readonly Edition[]): string {
  const editions = all.map(listed);
  const item = ({title: name, description: about, route}: Page) =>
    `- [${name}](${url}${markdownCopyOf(route)}): ${about}`;
  const newest = editions.find((edition) => edition.newest);
  const older = editions.filter((edition) => !edition.newest);
  return lines(
    `# ${title}`,
    `> ${description}`,
    ...(newest?.sections ?? []).flatMap((section) => [`## ${section.title}`, section.pages.map(item).join('\n')]),
    '## Optional',
    ...older.map(({sections}) => sections.flatMap(({pages}) => pages.map(item)).join('\n')),
  );
}

/** The whole text of the newest version, page after page in the order of the sidebar. */
export function llmsFull(newest: Edition, textOf: (page: Page) => string): string {
  return listed(newest)
    .sections.flatMap(({pages}) => pages.map(textOf))
    .join('\n---\n\n');
}
