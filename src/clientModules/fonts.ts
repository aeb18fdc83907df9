/**
 * Fetches the site's fonts when the reader of a first visit begins to read, and shows them from the next page on, so that they
 * are no part of a first load and no text changes before the reader's eyes (`plugins/head/fonts`).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {ahead} from '@h3-docs/base/dataSaver';

const sheet = () => document.querySelector<HTMLStyleElement>('style#fonts');

let fetched = false;

async function fetchFonts(): Promise<void> {
  const rules = [...(sheet()?.sheet?.cssRules ?? [])].map(({cssText}) => cssText);
  const addresses = rules.flatMap((rule) => /url\("([^"]+)"\)/.exec(rule)?.[1] ?? []);
  const responses = await Promise.all(addresses.map((address) => fetch(address)));
  fetched = responses.every(({ok}) => ok);
  if (fetched) createStorageSlot('h3-docs.fonts').set('1');
}

/** Docusaurus calls this when a page has been rendered, the first one included. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({previousLocation, location}) => {
  const style = sheet();
  if (fetched && style && previousLocation?.pathname !== location.pathname) style.media = 'all';
};

if (ExecutionEnvironment.canUseDOM && sheet()?.media === 'not all') {
  const begin = () => ahead(() => void fetchFonts().catch(() => undefined));
  window.addEventListener('scroll', begin, {passive: true, once: true});
}
