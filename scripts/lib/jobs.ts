/** Commands that run side by side, with the output of each kept together. */
import {runProgram} from './runProgram';

/** A command of `npm run check` or `npm test`. */
export interface Job {
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The names of jobs that must have succeeded before. */
  readonly after?: readonly string[];
}

/** How a job ended. */
export interface JobResult {
  readonly name: string;
  /** `skipped` where a job before failed. */
  readonly state: 'failed' | 'skipped' | 'succeeded';
  readonly seconds: number;
}

/** What the caller of `runJobs` decides. */
export interface JobOptions {
  /** How many jobs may run at once. */
  readonly atOnce: number;
  readonly env: NodeJS.ProcessEnv;
  /** Gets the whole output of each job when it ends. */
  readonly print: (text: string) => void;
}

/**
 * Runs jobs, as many at once as `atOnce` says, and starts them in the order of the list as soon as they may. So the
 * longest should come first.
 *
 * @returns one result for each job, in the order of the list
 */
export async function runJobs(jobs: readonly Job[], {atOnce, env, print}: JobOptions): Promise<JobResult[]> {
  const results = new Map<string, JobResult>();
  const running = new Map<string, Promise<void>>();

  const run = async ({name, command: [program, ...args]}: Job) => {
    const start = performance.now();
    const {ok, output} = await runProgram(program, args, {env});
    const seconds = Math.round((performance.now() - start) / 1000);
    print(`\n> ${name}: ${ok ? 'done' : 'FAILED'} after ${seconds} s\n${output.trim()}`.trimEnd());
    results.set(name, {name, state: ok ? 'succeeded' : 'failed', seconds});
    running.delete(name);
  };

  const stateOf = (name: string) => results.get(name)?.state;
  for (;;) {
    for (const job of jobs) {
      if (results.has(job.name) || running.has(job.name)) continue;
      const before = (job.after ?? []).map(stateOf);
      if (before.some((state) => state !== undefined && state !== 'succeeded')) {
        results.set(job.name, {name: job.name, state: 'skipped', seconds: 0});
      } else if (!before.includes(undefined) && running.size < atOnce) {
        running.set(job.name, run(job));
      }
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return jobs.map(({name}) => results.get(name) ?? {name, state: 'skipped', seconds: 0});
}
