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

const headless = 'chromium-headless-shell';

/** Installs the package of Debian that has Chromium without windows, and says why where that fails. */
function installHeadless(): boolean {
  try {
    return installPackage(headless);
  } catch (error) {
    console.log(`${headless} could not be installed, so tests take longer. ${String(error)}`);
    return false;
  }
}

/**
 * The executable of the Chromium that runs tests. It has the engine of the whole browser but no windows, and needs two
 * thirds of the time. Machines that neither have it nor can install it use the whole browser.
 *
 * @throws when no Chromium can be installed
 */
export function ensureTestChromium(): string {
  const find = () => executableNamedBy('CHROME_PATH') ?? inPath([headless]).find(isExecutable);
  return find() ?? (installHeadless() ? find() : undefined) ?? ensureChromium();
}

/** Flags for a browser that runs anywhere, and has no traffic of its own, so that every request a test sees is the site's. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // The whole browser does so by itself: a sandboxed frame has a process of its own.
  '--site-per-process',
];

/**
 * Further flags that draw WebGL by software, for machines without a graphics card. Without the last one, Chromium puts the
 * pages around a map together by software WebGL too, which takes four fifths of the time of its graphics process.
 */
export const webGlArgs = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
];
