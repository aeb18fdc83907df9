/**
 * `npm run bench`: how long a cold build takes and how much memory, beside a stock Docusaurus. Prints a table; asserts nothing.
 */
import {rmSync} from 'node:fs';
import {measureBuild} from './lib/coldBuild';
import {runScript} from './lib/runScript';
import {stockSite} from './lib/stockSite';

async function main(): Promise<void> {
  for (const directory of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(directory, {recursive: true, force: true});
  const build = await measureBuild('.');
  const stock = stockSite('build');
  try {
    const costs = {build, stock: await measureBuild(stock.dir, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'})};
    console.log(`Builds from clean: this site, and a stock Docusaurus with the text of its ${stock.pages} pages`);
    console.table(
      Object.fromEntries(
        Object.entries(costs).map(([name, {seconds, processorSeconds, megabytes}]) => [
          name,
          {
            seconds: seconds.toFixed(1),
            'of processors': processorSeconds.toFixed(1),
            'peak memory, MB': Math.round(megabytes),
          },
        ]),
      ),
    );
    const times = (of: 'processorSeconds' | 'seconds') => (build[of] / costs.stock[of]).toFixed(2);
    console.log(
      `That is ${times('seconds')} times as long, and ${times('processorSeconds')} times the processor time.`,
    );
  } finally {
    stock.remove();
  }
}

void runScript(main);
