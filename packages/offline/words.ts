import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {Failure, Obstacle} from './state';

/** Bytes as readers are told them: megabytes with one digit, rounded up. 1 MB is 1,000,000 bytes. */
export function megabytes(bytes: number): string {
  const options = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  return `${formatLocale(Math.ceil(bytes / 100_000) / 10, options)} MB`;
}

/** Why a browser can't keep a copy, and what helps. */
export const obstacles: Readonly<Record<Obstacle, string>> = {
  file: translate({
    message: 'This page was opened from a folder. Browsers keep offline copies only of sites that come from a server.',
  }),
  insecure: translate({
    message: 'Browsers keep offline copies only of sites that are served over HTTPS.',
  }),
  unsupported: translate({
    message: 'This browser, or its private mode, can’t keep an offline copy. Another browser or a normal window can.',
  }),
  blocked: translate({
    message: 'This browser blocks storage for this site. Allow the site to store data, or open it in a normal window.',
  }),
};

const reasons: Readonly<Record<NonNullable<Failure['problem']>, string>> = {
  missing: translate({message: 'The server doesn’t have one of the files.'}),
  changed: translate({
    message:
      'A file on the server belongs to another edition. The site may be changing at the moment. Try again in a few minutes.',
  }),
  network: translate({message: 'The connection was lost.'}),
  full: translate({message: 'The browser doesn’t have enough space for the copy. Free some space, and try again.'}),
  blocked: translate({
    message: 'The browser refused to store the files. Allow the site to store data, or open it in a normal window.',
  }),
  canceled: translate({message: 'You canceled the download.'}),
  register: translate({
    message:
      'The browser refused to start the service worker. Allow the site to store data, or open it in a normal window.',
  }),
};

const steps: Readonly<Record<Failure['from'], string>> = {
  store: translate({
    message: 'The copy was not stored.',
  }),
  update: translate({
    message: 'The newer edition was not stored. Your copy is the same as before.',
  }),
  remove: translate({
    message: 'The copy could not be removed. Remove the data of this site in the settings of your browser.',
  }),
  offer: translate({
    message: 'The size of the copy could not be loaded. Try again when you are online.',
  }),
};

/** What went wrong, in whole sentences. */
export function failureText({from, problem, file}: Failure): string {
  const reason = problem === undefined ? [] : [reasons[problem]];
  return [steps[from], ...reason, ...(file === undefined ? [] : [translate({message: 'File: {file}'}, {file})])].join(
    ' ',
  );
}
