import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** How long processors worked for it, in all its processes. */
  readonly processorSeconds: number;
  /** The most memory that its main process had at one time, in MB. */
  readonly megabytes: number;
}

/** A module that says at the end of a process, in KB, how much memory it had at most. Threads import it, too. */
const sayMemory =
  'data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS,"KB"))';

/** Runs a command, and then writes the times of processors: the last line has those of the command, for itself and the system. */
const timed = '"$0" "$@"; status=$?; times; exit $status';

/**
 * Builds the site in a folder.
 *
 * @param env - variables besides those of this process
 * @throws Error with what the build wrote when it fails
 */
export function measureBuild(folder: string, env: Readonly<Record<string, string>> = {}): BuildCost {
  const start = performance.now();
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const command = [process.execPath, '--import', sayMemory, docusaurus, 'build'];
  const {status, stdout, stderr} = spawnSync('sh', ['-c', timed, ...command], {
    cwd: folder,
    env: {...process.env, ...env},
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`The build in ${folder} ended with exit code ${status}:\n${stdout}${stderr}`);
  const times = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  const peaks = [...stderr.matchAll(/^peak (\d+) KB$/gm)];
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0),
    megabytes: Math.max(...peaks.map(([, kilobytes]) => Number(kilobytes))) / 1024,
  };
}
