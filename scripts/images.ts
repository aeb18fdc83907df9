/**
 * `npx tsx scripts/images.ts`: makes the pictures that are committed, from the built site and the logo: the README's screenshot,
 * the social card, and the touch icon. Run it after `npm run build`, and look at what changed.
 */
import {readFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {site} from '@h3-docs/base/site';
import {chromiumArgs, ensureChromium} from './lib/chromium';
import {startServer} from './lib/staticServer';
import {runScript} from './lib/runScript';

const images = 'static/img';

async function takeScreenshot(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  await page.goto(address, {waitUntil: 'load'});
  await page.screenshot({path: '.github/screenshot.png'});
  await page.close();
}

/** The card that other sites show for a link to this one: the logo, what the site is, and the landing page's globe. */
async function drawSocialCard(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  await page.goto(address, {waitUntil: 'load'});
  await page.evaluate(
    ({logo, title, lines}) => {
      const card = document.createElement('div');
      card.innerHTML = `
        <style>
          .social-card { position: fixed; inset: 0; z-index: 9999; display: grid; grid-template-columns: 1fr 560px;
            align-items: center; padding: 35px 40px 35px 80px; background: #fff; color: #17232b; }
          .social-card img { width: 90px; } .social-card h1 { font-size: 56px; line-height: 1.05; margin: 24px 0; }
          .social-card p { font-size: 29px; line-height: 1.55; margin: 0; color: #52636b; }
          .social-globe, .social-globe svg { width: 560px; height: 560px; }
        </style>
        <div class="social-card"><div><img src="${logo}" alt=""><h1>${title}</h1><p>${lines.join('<br>')}</p></div>
        <div class="social-globe"></div></div>`;
      const globe = document.querySelector('header [role=img] svg, header svg[role=img], header svg');
      if (globe) card.querySelector('.social-globe')?.append(globe.cloneNode(true));
      document.body.append(card);
    },
    {
      logo: `${address}/img/logo.svg`,
      title: 'H3 documentation',
      lines: [`${site.tagline}.`, 'Documentation that runs.'],
    },
  );
  await page.getByRole('heading', {name: 'H3 documentation'}).waitFor();
  await page.screenshot({path: `${images}/social-card.png`});
  await page.close();
}

/** The icon of phones: the logo on white. */
async function drawTouchIcon(browser: Browser): Promise<void> {
  const page = await browser.newPage({viewport: {width: 180, height: 180}});
  const logo = readFileSync(`${images}/logo.svg`, 'utf8');
  await page.setContent(
    `<style>body{margin:0;background:#fff}svg{display:block;width:180px;height:180px}</style>${logo}`,
  );
  await page.screenshot({path: `${images}/apple-touch-icon.png`});
  await page.close();
}

async function makeImages(): Promise<void> {
  const server = await startServer({dir: 'build', port: 0});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumArgs});
  try {
    await takeScreenshot(browser, server.address);
    await drawSocialCard(browser, server.address);
    await drawTouchIcon(browser);
  } finally {
    await browser.close();
    await server.close();
  }
}

void runScript(makeImages);
