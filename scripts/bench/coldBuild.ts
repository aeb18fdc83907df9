import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const SAMPLE_MS = 100;

/** The resident memory of a process in MB, where the system tells (Linux); 0 elsewhere. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    // No /proc here, or the process has just ended.
    return 0;
  }
}

/**
 * The processor time of a process with its threads, and of its children that have ended, in seconds, where the system
 * tells (Linux); 0 elsewhere.
 */
function processorSeconds(pid: number): number {
  try {
    // The name before the closing parenthesis may have spaces. Times are in ticks, of which Linux counts 100 a second.
    const [, fields = ''] = /\) (.+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return ticks.reduce((sum, each) => sum + each, 0) / 100;
  } catch {
    return 0;
  }
}

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** How long processors worked for it. */
  readonly processorSeconds: number;
  /** The most memory that its process had at one time, in MB. */
  readonly megabytes: number;
}

/**
 * Builds the site in a folder.
 *
 * @param env - variables besides those of this process
 * @throws Error with what the build wrote when it fails
 */
export async function measureBuild(folder: string, env: Readonly<Record<string, string>> = {}): Promise<BuildCost> {
  const start = performance.now();
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const build = spawn(process.execPath, [docusaurus, 'build'], {cwd: folder, env: {...process.env, ...env}});
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  build.stdout.on('data', collect);
  build.stderr.on('data', collect);
  let megabytes = 0;
  let processor = 0;
  const sampler = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(build.pid ?? 0));
    processor = Math.max(processor, processorSeconds(build.pid ?? 0));
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => build.on('close', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build in ${folder} ended with exit code ${code}:\n${output}`);
  return {seconds: (performance.now() - start) / 1000, processorSeconds: processor, megabytes};
}
