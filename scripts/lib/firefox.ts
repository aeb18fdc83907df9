import {homedir} from 'node:os';
import path from 'node:path';
import {Browser, detectBrowserPlatform, getInstalledBrowsers, install, resolveBuildId} from '@puppeteer/browsers';
import {executableNamedBy, inPath, installPackage, isExecutable} from './executables';

const commands = ['firefox-esr', 'firefox'];
const application = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** Where Puppeteer keeps the browsers that it downloads. */
const cacheDir = path.join(homedir(), '.cache', 'puppeteer');

/** The executable of a Firefox that is already on this machine, or undefined: `FIREFOX_PATH`, then the system's, then Puppeteer's. */
async function findFirefox(): Promise<string | undefined> {
  const named = executableNamedBy('FIREFOX_PATH');
  if (named) return named;
  const downloaded = (await getInstalledBrowsers({cacheDir})).filter(({browser}) => browser === Browser.FIREFOX);
  return [...inPath(commands), application, ...downloaded.map(({executablePath}) => executablePath)].find(isExecutable);
}

/**
 * The executable of a Firefox, installed first if the machine has none: Debian's package where we may install one
 * (root and apt-get), otherwise Mozilla's current release.
 * @throws when none can be installed.
 */
export async function ensureFirefox(): Promise<string> {
  const found = await findFirefox();
  if (found) return found;
  console.log('No Firefox on this machine: installing one.');
  if (!installPackage('firefox-esr')) {
    const platform = detectBrowserPlatform();
    if (!platform) throw new Error('There is no Firefox to download for this system. Name one in FIREFOX_PATH.');
    const buildId = await resolveBuildId(Browser.FIREFOX, platform, 'stable');
    await install({browser: Browser.FIREFOX, buildId, cacheDir, platform});
  }
  const installed = await findFirefox();
  if (!installed) throw new Error('Firefox could not be installed. Install one and name it in FIREFOX_PATH.');
  return installed;
}
