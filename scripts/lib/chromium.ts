import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The executable of a Chromium that is already on this machine, or undefined: `CHROME_PATH`, then the system's, then Playwright's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH is set to ${named}, which cannot be executed.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...applications,
    chromium.executablePath(),
  ];
  return candidates.find((file) => existsSync(file) && isExecutable(file));
}

/**
 * The executable of a Chromium, installed first if the machine has none: Debian's package where we may install one
 * (root and apt-get), otherwise the build that belongs to Playwright.
 * @throws when none can be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  console.log('No Chromium on this machine: installing one.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', 'chromium');
  } else {
    run('npx', 'playwright', 'install', 'chromium');
  }
  const installed = findChromium();
  if (!installed) throw new Error('Chromium could not be installed. Install one and name it in CHROME_PATH.');
  return installed;
}

/**
 * Flags for a browser that runs anywhere, containers and machines without a graphics card included: software WebGL,
 * and none of the browser's own traffic, so that every request a test sees is the site's.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
