import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lostNames} from '../not-found';
import {navbarProblems, typeProblems, type NavbarItem} from './navbar';

/** A page of any plugin, with the file that it comes from. */
interface SourcedPage {
  readonly permalink: string;
  readonly source: string;
}

/** Files that make the same page. */
export function duplicates(pages: readonly SourcedPage[]): string[] {
  const byPath = new Map<string, string[]>();
  for (const {permalink, source} of pages) byPath.set(permalink, [...(byPath.get(permalink) ?? []), source]);
  return Array.from(byPath)
    .filter(([, sources]) => sources.length > 1)
    .map(([permalink, sources]) => `${permalink} is the address of ${sources.join(' and of ')}`);
}

/** Where a file of a page sets its address: the line of its `slug`, or else of its `id`. */
function placeOf(source: string, siteDir: string): string {
  const file = source.replace('@site/', '');
  const absolute = path.join(siteDir, file);
  const lines = existsSync(absolute) ? readFileSync(absolute, 'utf8').split('\n') : [];
  const line = ['slug:', 'id:'].map((field) => lines.findIndex((text) => text.startsWith(field))).find((at) => at >= 0);
  return `${file}:${(line ?? 0) + 1}`;
}

type PagesContent = readonly {readonly permalink: string; readonly source: string}[];

/** Throws all problems in one error. Its stack would only lead to this file. */
function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const message = problems.join('\n');
  throw Object.assign(new Error(message), {stack: message});
}

/**
 * Checks what Docusaurus would report without a place, or for each page once more. Plugins that check what they are given
 * by all others do so here: Docusaurus runs them at once, and would show the first failure alone.
 */
export default function siteChecks({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: readonly NavbarItem[]};
  refuse([
    ...(siteConfig.trailingSlash === undefined
      ? []
      : [
          `docusaurus.config.ts sets trailingSlash to ${siteConfig.trailingSlash}. Remove it: the files that the build writes beside the pages, and the addresses that packages/base/routing corrects, are made for the default.`,
        ]),
    ...typeProblems(items),
  ]);
  return {
    name: 'site-checks',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as PagesContent | undefined;
      const versions = docs?.loadedVersions ?? [];
      const docsOfAll = versions.flatMap((version) => version.docs);
      const sourced = [...docsOfAll, ...(pages ?? [])];
      const listed = docsOfAll.filter(({unlisted}) => !unlisted);
      refuse([
        ...duplicates(sourced.map(({permalink, source}) => ({permalink, source: placeOf(source, siteDir)}))),
        ...navbarProblems(items, versions),
        ...lostNames(listed.map(({permalink}) => permalink.slice(baseUrl.length - 1))),
      ]);
    },
  };
}
