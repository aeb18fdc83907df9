import type {Failure, Obstacle} from './state';

/** Bytes as readers are told them: megabytes with one digit, rounded up. 1 MB is 1,000,000 bytes. */
export function megabytes(bytes: number): string {
  return `${(Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}

/** Why a browser can't keep a copy, and what helps. */
export const obstacles: Readonly<Record<Obstacle, string>> = {
  file: 'This page was opened from a folder. Browsers keep offline copies only of sites that come from a server.',
  insecure: 'Browsers keep offline copies only of sites that are served over HTTPS.',
  unsupported: 'This browser, or its private mode, can’t keep an offline copy. Another browser or a normal window can.',
  blocked: 'This browser blocks storage for this site. Allow the site to store data, or open it in a normal window.',
};

const reasons: Readonly<Record<NonNullable<Failure['problem']>, string>> = {
  missing: 'The server doesn’t have one of the files.',
  changed:
    'A file on the server belongs to another edition. The site may be changing at the moment. Try again in a few minutes.',
  network: 'The connection was lost.',
  full: 'The browser doesn’t have enough space for the copy. Free some space, and try again.',
  blocked: 'The browser refused to store the files. Allow the site to store data, or open it in a normal window.',
  canceled: 'You canceled it.',
  register:
    'The browser refused to start the service worker. Allow the site to store data, or open it in a normal window.',
};

const steps: Readonly<Record<Failure['from'], string>> = {
  store: 'The copy was not stored.',
  update: 'The newer edition was not stored. Your copy is the same as before.',
  remove: 'The copy could not be removed. Remove the data of this site in the settings of your browser.',
  offer: 'The size of the copy could not be loaded. Try again when you are online.',
};

/** What went wrong, in whole sentences. */
export function failureText({from, problem, file}: Failure): string {
  const reason = problem === undefined ? [] : [reasons[problem]];
  return [steps[from], ...reason, ...(file === undefined ? [] : [`File: ${file}`])].join(' ');
}
