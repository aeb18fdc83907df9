import {translate} from '@docusaurus/Translate';
import {existsSync} from 'node:fs';
import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {memoizeByLocale} from '../translate';
import {problemStackLabel, type Problem} from './read';
import type {Markdown} from '../../types';
import {breakableCode} from '@h3-docs/base/node/breakableCode';
import {escapeContent, escapeMarkup} from '@h3-docs/base/escape';
import {runsInPage} from '@h3-docs/base/node/fences/runsInPage';
import {formatDay} from '@h3-docs/base/number';
import {versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {routeOf} from '@h3-docs/base/node/routeOf';
import {problemAnchor} from './places';
import {releasesText} from './status';

/** The address of a link in a text, where it leads to a page by its file. Throws where there is no such file. */
function addressOf(url: string, version: DocsVersion): string {
  const [, file, anchor = ''] = /^(\/[\w./-]+\.mdx)(#.+)?$/.exec(url) ?? [];
  if (file === undefined) {
    if (url.startsWith('https://')) return url;
    throw new Error(`a link leads to a page by its file, '/library/errors.mdx', or to https://: ${url}`);
  }
  const page = `${versionRow(version).folder}${file}`;
  if (!existsSync(page)) throw new Error(`a link leads to ${page}, which doesn't exist`);
  return routeOf(`/${page}`) + anchor;
}

/** Markdown as HTML, with the addresses of links. */
function markdownHtml(markdown: Markdown, version: DocsVersion): string {
  const tree = fromMarkdown(markdown);
  visit(tree, 'link', (link) => {
    link.url = addressOf(link.url, version);
  });
  const html = toHast(tree);
  breakableCode(html);
  return toHtml(html);
}

/** Markdown as the text that search reads. */
export function markdownText(markdown: Markdown): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^```.*$|^(?:[-*]|\d+\.) |\*\*/gm, '')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A source as a link: a thread, a file at a tag, or an address. */
function sourceHtml(source: string): string {
  const [, repository, thread] = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(source) ?? [];
  const [, of, tag, path = ''] = /^([\w.-]+\/[\w.-]+)@([^:\s]+):(\S+)$/.exec(source) ?? [];
  const [url, label] =
    repository !== undefined
      ? [`https://github.com/${repository}/issues/${thread}`, source]
      : of !== undefined
        ? [`https://github.com/${of}/blob/${tag}/${path}`, `${of} ${tag}, ${path.split('/').at(-1) ?? path}`]
        : [source, new URL(source).host];
  return `<a href="${escapeMarkup(url)}">${escapeContent(label)}</a>`;
}

const howChecked = {
  run: () => translate({message: 'we ran it'}),
  read: () => translate({message: 'we read the source'}),
} as const;

/** The stacks of a problem, without the one that it stands under already. */
function stacksHtml({stacks}: Problem, version: DocsVersion, under?: string): string {
  const labels = stacks.filter((id) => id !== under).map((id) => problemStackLabel(id, version));
  return labels.length > 0 ? ` <small>· ${escapeContent(labels.join(', '))}</small>` : '';
}

function programsHtml({programs}: Problem): string {
  return programs
    .map(({code, output, ran, language}) => {
      const label =
        ran === undefined
          ? translate({message: 'Output'})
          : translate({message: 'Output of {release}'}, {release: ran});
      const run = translate({message: 'Edit and run'});
      const button =
        language === 'python' && runsInPage(code)
          ? `<button type="button" class="js-only" data-run>${escapeContent(run)}</button>`
          : '';
      return `<div><pre><code>${escapeContent(code.trimEnd())}</code></pre>${button}</div><p>${escapeContent(label)}:</p><pre><code>${escapeContent(output.trimEnd())}</code></pre>`;
    })
    .join('');
}

const dayOf = memoizeByLocale((day: string) => formatDay(Date.parse(day), {dateStyle: 'medium', timeZone: 'UTC'}));

/** A reader recognizes a problem by this many messages. The others stand below the way out. */
const mostMessagesFirst = 3;

/** The whole text of a problem. Throws an Error with its file where a link is wrong. */
function bodyHtml(problem: Problem, version: DocsVersion): string {
  const {messages, symptom, cause, answer, sources, checked} = problem;
  const markdown = (text: Markdown | undefined) => (text === undefined ? '' : markdownHtml(text, version));
  const status = releasesText(problem, version);
  const last = translate(
    {message: 'Last check on {day}: {how}.'},
    {day: dayOf(checked.on), how: howChecked[checked.how]()},
  );
  const messagesHtml = (shown: readonly string[]) =>
    shown.map((message) => `<p><samp>${escapeContent(message)}</samp></p>`).join('');
  const others = messagesHtml(messages.slice(mostMessagesFirst));
  return [
    messagesHtml(messages.slice(0, mostMessagesFirst)),
    markdown(symptom),
    markdown(cause),
    markdown(answer),
    programsHtml(problem),
    others && `<p>${escapeContent(translate({message: 'Other messages with this cause:'}))}</p>${others}`,
    status && `<p>${escapeContent(status)}</p>`,
    `<p class="problem-sources">${translate({message: 'Sources:'})} ${sources.map(sourceHtml).join(', ')}. ${escapeContent(last)}</p>`,
  ].join('');
}

const inlineTitle = (title: string) => escapeContent(title).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The mark of a wrong result without an error, which the list explains. */
export function silentMark(): string {
  const label = escapeMarkup(translate({message: 'Wrong result, no error'}));
  return `<span class="problem-silent" role="img" aria-label="${label}" title="${label}">⚠</span> `;
}

/**
 * A problem that opens and closes. The id is in its text, so that browsers open it when an address names it.
 *
 * @param under - the stack whose problems it stands among
 */
export function problemHtml(problem: Problem, version: DocsVersion, under?: string): string {
  const {title, stacks, silent} = problem;
  return `<details class="problem ${stacks.join(' ')}"><summary>${silent ? silentMark() : ''}${inlineTitle(title)}${stacksHtml(problem, version, under)}</summary><div id="${problemAnchor(problem)}">${bodyHtml(problem, version)}</div></details>`;
}

/**
 * A line that leads to a problem whose text is elsewhere.
 *
 * @param under - the stack whose problems it stands among
 */
export function problemLink(problem: Problem, address: string, version: DocsVersion, under?: string): string {
  const {title, stacks, silent} = problem;
  return `<p class="problem ${stacks.join(' ')}">${silent ? silentMark() : ''}<a href="${escapeMarkup(address)}">${inlineTitle(title)}</a>${stacksHtml(problem, version, under)}</p>`;
}
