import {chromium} from '@playwright/test';
import {executableNamedBy, inPath, installPackage, isExecutable, runInstaller} from './executables';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The executable of a Chromium that is already on this machine, or undefined: `CHROME_PATH`, then the system's, then Playwright's. */
function findChromium(): string | undefined {
  const candidates = [...inPath(commands), ...applications, chromium.executablePath()];
  return executableNamedBy('CHROME_PATH') ?? candidates.find(isExecutable);
}

/**
 * The executable of a Chromium, installed first if the machine has none: Debian's package where we may install one
 * (root and apt-get), otherwise the build that belongs to Playwright.
 * @throws when none can be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine: installing one.');
  if (!installPackage('chromium')) runInstaller('npx', 'playwright', 'install', 'chromium');
  const installed = findChromium();
  if (!installed) throw new Error('Chromium could not be installed. Install one and name it in CHROME_PATH.');
  return installed;
}

/** Flags for a browser that runs anywhere, and has no traffic of its own, so that every request a test sees is the site's. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** Further flags that draw WebGL by software, for machines without a graphics card. */
export const webGlArgs = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
