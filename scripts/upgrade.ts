/** The command `h3-upgrade`: `npm run upgrade -- OPTION… FILE…` in the repository, or packed. */
import {run} from './upgrade/index';

/** The version of the package, which is filled in when the command is packed. */
declare const H3_UPGRADE_VERSION: string | undefined;

const version = typeof H3_UPGRADE_VERSION === 'string' ? H3_UPGRADE_VERSION : 'development';

void run(process.argv.slice(2), version, {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
}).then((code) => {
  process.exitCode = code;
});
