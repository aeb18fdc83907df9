import {existsSync} from 'node:fs';
import {startServer} from '../../../scripts/lib/staticServer';

/** Serves `build/` for the whole run, on a free port that the tests find in `SITE_UNDER_TEST`. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const dir = process.env.SITE_DIR ?? 'build';
  if (!existsSync(`${dir}/index.html`)) throw new Error(`There is no built site in ${dir}/: run npm run build first.`);
  const server = await startServer({dir, port: 0});
  process.env.SITE_UNDER_TEST = server.address;
  return () => server.close();
}
