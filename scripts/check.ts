/**
 * `npm run check`: format, lint rules, types, unused dependencies, spelling, and style, two of them at a time, or those that
 * are named (`npm run check -- types prose`). All of them run, whichever fails. The exit code is 1 if one does.
 */
import {checksOf} from './lib/checks';
import {runJobs} from './lib/jobs';

async function main(): Promise<void> {
  const checks = checksOf(process.argv.slice(2));
  const results = await runJobs(checks, {atOnce: 2, env: process.env, print: console.log});
  const failed = results.filter(({state}) => state !== 'succeeded').map(({name}) => name);
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
  if (failed.length > 0) process.exitCode = 1;
}

void main();
