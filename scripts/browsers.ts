/** Installs the browsers that the tests need and this machine lacks. WebKit may be missing: its tests are left out then. */
import {ensureTestChromium} from './lib/chromium';
import {ensureFirefox} from './lib/firefox';
import {ensureWebKit} from './lib/webkit';
import {runScript} from './lib/runScript';

async function main(): Promise<void> {
  ensureTestChromium();
  await ensureFirefox();
  ensureWebKit();
}

void runScript(main);
