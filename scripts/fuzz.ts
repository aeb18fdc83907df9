/**
 * `npm run fuzz -- --minutes N [--target "name"] [--seed N]`: feeds the targets of `scripts/fuzz/targets` with random
 * input for that long (1 minute if unsaid). The first throw or hang ends it with exit code 1, and names the target and
 * the seed that repeats the step: `npm run fuzz -- --target "name" --seed N` runs that step alone.
 */
import {fork} from 'node:child_process';
import {parseArgs} from 'node:util';
import {seededRandom} from './fuzz/random';
import type {FuzzTarget} from './fuzz/target';
import {targets} from './fuzz/targets';
import {runScript} from './lib/runScript';

/** A step that has not ended by then never will, in milliseconds. */
const HANG_MS = 60_000;

/** What the process with the targets sends: the step that begins now, and how many each target has done. */
interface Report {
  readonly target: string;
  readonly seed: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly failure?: string;
}

interface Settings {
  readonly milliseconds: number;
  readonly chosen: readonly FuzzTarget[];
  readonly seed: number | undefined;
}

/** @throws Error naming the flag that cannot be understood */
function readSettings(): Settings {
  const {values} = parseArgs({
    options: {minutes: {type: 'string', default: '1'}, target: {type: 'string'}, seed: {type: 'string'}},
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes is “${values.minutes}”. Give a number above 0.`);
  const chosen = targets.filter(({name}) => values.target === undefined || name === values.target);
  if (chosen.length === 0) {
    throw new Error(`--target is “${values.target}”. There are: ${targets.map(({name}) => name).join(', ')}.`);
  }
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (seed !== undefined && !Number.isInteger(seed)) throw new Error(`--seed is “${values.seed}”, not a whole number.`);
  return {milliseconds: minutes * 60_000, chosen, seed};
}

/** Runs steps until the time is up. Each report leaves before the step that it names, so that a hang has a name too. */
async function runTargets({milliseconds, chosen, seed}: Settings): Promise<void> {
  const counts: Record<string, number> = Object.fromEntries(chosen.map(({name}) => [name, 0]));
  const send = (report: Report) =>
    new Promise<void>((resolve) => (process.send ? process.send(report, () => resolve()) : resolve()));
  const end = Date.now() + milliseconds;
  for (let step = seed ?? Date.now() % 2 ** 31; ; step += 1) {
    for (const target of chosen) {
      await send({target: target.name, seed: step, counts});
      try {
        await target.step(seededRandom(step));
      } catch (error) {
        const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return send({target: target.name, seed: step, counts, failure});
      }
      counts[target.name] = (counts[target.name] ?? 0) + 1;
    }
    if (seed !== undefined || Date.now() > end) {
      return send({target: chosen[0]?.name ?? '', seed: step, counts});
    }
  }
}

/** Watches over the process with the targets, which may hang. Resolves to the exit code. */
function watch(settings: Settings): Promise<number> {
  const child = fork(__filename, process.argv.slice(2), {env: {...process.env, FUZZ_TARGETS: 'run'}});
  let last: Report | undefined;
  let hung = false;
  const hang = () => {
    hung = true;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(hang, HANG_MS);
  child.on('message', (report: Report) => {
    last = report;
    clearTimeout(timer);
    timer = setTimeout(hang, HANG_MS);
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      for (const [name, count] of Object.entries(last?.counts ?? {})) {
        console.log(`${name}: ${count.toLocaleString('en-US')} steps`);
      }
      const failure = hung ? `it had not ended after ${HANG_MS / 1000} s` : last?.failure;
      if (failure === undefined && code === 0) {
        console.log(`No throw and no hang in ${settings.seed === undefined ? 'that time' : 'that step'}.`);
        resolve(0);
        return;
      }
      console.error(`Target “${last?.target}”, seed ${last?.seed}: ${failure ?? `exit code ${code}`}`);
      resolve(1);
    });
  });
}

async function main(): Promise<void> {
  const settings = readSettings();
  if (process.env.FUZZ_TARGETS === 'run') await runTargets(settings);
  else process.exitCode = await watch(settings);
}

void runScript(main);
