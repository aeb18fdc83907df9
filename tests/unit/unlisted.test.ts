/** Pages with `unlisted: true` have an address, and no file that lists pages names them. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {llmsFull, llmsIndex} from '../../plugins/markdown-copies/llms';
import {readEditions} from '../../plugins/markdown-copies/pages';
import nearestPages from '../../plugins/not-found';

const page = (id: string, unlisted: boolean) => ({
  id,
  title: `The page ${id}`,
  description: `About ${id}`,
  permalink: `/h3/docs/${id}`,
  unlisted,
});

/** Two listed pages and an unlisted one in the sidebar, and one of each kind outside of it. */
const category = (label: string, ...ids: readonly string[]) => ({
  type: 'category',
  label,
  items: ids.map((id) => ({type: 'doc', id})),
});
const pages = ['shown', 'hidden', 'only-hidden', 'loose', 'loose-hidden'].map((id) => page(id, id.includes('hidden')));
const sidebar = [category('Start', 'shown', 'hidden'), category('Secrets', 'only-hidden')];
const version = {versionName: 'current', label: '4.x', docs: pages, sidebars: {docs: sidebar}};
const docs = {loadedVersions: [version]} as unknown as LoadedContent;

const allContent = {
  'docusaurus-plugin-content-docs': {default: docs},
  'docusaurus-plugin-content-pages': {default: [{permalink: '/h3/about', unlisted: true}, {permalink: '/h3/'}]},
} as AllContent;

const named = (text: string) => ({
  listed: ['shown', 'loose'].filter((id) => text.includes(`docs/${id}`)),
  hidden: ['hidden', 'Secrets'].filter((part) => text.includes(part)),
});

test('the texts for language models leave them out, with sections that have no other page', () => {
  const editions = readEditions(docs);
  const [newest] = editions;
  expect(newest).toBeDefined();
  const facts = {title: 'H3', description: 'Cells', url: 'https://example.org'};
  const texts = [llmsIndex(facts, editions), newest ? llmsFull(newest, ({route}) => route) : ''];
  for (const text of texts) expect(named(text)).toEqual({listed: ['shown', 'loose'], hidden: []});
});

test('the pages that a lost reader is led to leave them out', async () => {
  const createData = vi.fn((_name: string, _data: string) => Promise.resolve(''));
  const plugin = nearestPages({siteDir: process.cwd(), baseUrl: '/h3/'} as LoadContext);
  await plugin.allContentLoaded?.({allContent, actions: {createData} as unknown as PluginContentLoadedActions});
  expect(createData).toHaveBeenCalledTimes(1);
  expect(named(createData.mock.calls[0]?.[1] ?? '')).toEqual({listed: ['shown', 'loose'], hidden: []});
});
