/** `npm run serve`: serves the built site; `PORT` and `BASE_URL` say where. */
import {existsSync} from 'node:fs';
import {startServer} from './lib/staticServer';

if (!existsSync('build/index.html')) {
  console.error('There is no built site in build/. Run `npm run build` first, or `npm run site` for both.');
  process.exit(1);
}
const {address} = await startServer({
  dir: 'build',
  port: Number(process.env.PORT ?? 3000),
  base: process.env.BASE_URL ?? '/',
});
console.log(`The site is at ${address}/`);
