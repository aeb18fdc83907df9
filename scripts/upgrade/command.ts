/** What the packed command runs. Its version is filled in when it is bundled. */
import {run} from './index';

declare const H3_UPGRADE_VERSION: string;

void run(process.argv.slice(2), H3_UPGRADE_VERSION, {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
}).then((code) => {
  process.exitCode = code;
});
