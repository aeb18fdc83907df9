/** `npm run serve`: serves the built site; `PORT` and `BASE_URL` say where. */
import {existsSync} from 'node:fs';
import {readPort, readSettings} from '@h3-docs/base/node/environment';
import {startServer} from './lib/staticServer';
import {runScript} from './lib/runScript';

async function serveBuild(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no built site in build/. Run `npm run build` first, or `npm run site` for both.');
  }
  const port = readPort(process.env, 3000);
  const {address} = await startServer({dir: 'build', port, base: readSettings(process.env).baseUrl});
  console.log(`The site is at ${address}/`);
}

void runScript(serveBuild);
