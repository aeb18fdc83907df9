/** Installs the browsers that the tests need and this machine lacks. WebKit may be missing: its tests are left out then. */
import {ensureTestChromium} from './lib/chromium';
import {ensureFirefox} from './lib/firefox';
import {ensureWebKit} from './lib/webkit';

async function main(): Promise<void> {
  ensureTestChromium();
  await ensureFirefox();
  ensureWebKit();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
