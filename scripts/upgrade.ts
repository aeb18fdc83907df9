/** `npm run upgrade -- OPTION… FILE…` runs the command `h3-upgrade` from the repository. */
import {run} from './upgrade/index';

async function main(): Promise<void> {
  process.exitCode = await run(process.argv.slice(2), 'development', {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
  });
}

void main();
