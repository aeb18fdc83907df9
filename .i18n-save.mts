import {chromium} from '@playwright/test';
import {copySite} from '/work/wt/i18n/tests/support/siteCopy';
import {ensureChromium} from '/work/wt/i18n/scripts/lib/chromium';
const copy = copySite('whole');
copy.write('docs/quickstart.mdx','---\ntitle: Quickstart\ndescription: Quickstart.\n---\n\nPage: text.\n\nValue: <Value of="sampleSize" />\n\n<Figure name="neighbors" />\n\n<ApiFunctions group="vertex" />\n');
const t=Date.now(); const at=()=>((Date.now()-t)/1000).toFixed(1);
try {
  const address = await copy.preview();
  console.log(at(),'preview', address);
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  page.on('console', m => console.log(at(),'console', m.type(), m.text().slice(0,300)));
  page.on('pageerror', e => console.log(at(),'pageerror', String(e).slice(0,300)));
  page.on('requestfailed', r => console.log(at(),'failed', r.url(), r.failure()?.errorText));
  page.on('response', r => { if(r.status()>=400) console.log(at(),r.status(), r.url()); });
  await page.goto(`${address}/docs/quickstart`, {waitUntil: 'domcontentloaded', timeout: 300000});
  console.log(at(),'goto');
  for (let i=0;i<12;i++){ await page.waitForTimeout(10000); const text=(await page.locator('body').innerText()).slice(0,200).replace(/\n/g,' | '); console.log(at(), text, await page.getByText('Page: text.').count()); if(await page.getByText('Page: text.').first().isVisible().catch(()=>false)) break; }
  await page.screenshot({path:'/tmp/i18n-save.png'});
  await browser.close();
} finally { copy.remove(); }
