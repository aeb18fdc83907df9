/** `npm run deploy:nginx -- FOLDER`: writes the built site and its nginx configuration; `PORT` and `BASE_URL` say where. */
import {existsSync} from 'node:fs';
import {readPort, readSettings} from '@h3-docs/base/node/environment';
import {prepareForNginx} from './lib/nginx';
import {runScript} from './lib/runScript';

async function main(): Promise<void> {
  const [out] = process.argv.slice(2);
  if (out === undefined) throw new Error('Name the folder to write: npm run deploy:nginx -- FOLDER');
  if (!existsSync('build/_headers')) throw new Error('There is no built site in build/. Run `npm run build` first.');
  const {baseUrl: base} = readSettings(process.env);
  const port = readPort(process.env, 8080);
  const file = await prepareForNginx({build: 'build', out, base, port});
  console.log(`Include ${file} in the http block of nginx.`);
}

void runScript(main);
