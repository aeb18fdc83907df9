/** What the build's worker makes of tasks that do not end, end it, or take all memory. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {TaskSupervisor} from '../../plugins/worker/supervisor';

/** A task of the build, without the figures and maps that would have to be loaded for the others. */
const tasks = `export const valueText = (expression) => String(new Function('return ' + expression)());`;

const folder = mkdtempSync(path.join(tmpdir(), 'h3-docs-tasks-'));
const file = path.join(folder, 'worker.cjs');
let supervisor: TaskSupervisor;

beforeAll(async () => {
  await build({
    entryPoints: ['plugins/worker/worker.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    plugins: [
      {
        name: 'few tasks',
        setup(bundler) {
          bundler.onLoad({filter: /worker[\\/]tasks\.ts$/}, () => ({
            contents: tasks,
            loader: 'ts',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
});

afterAll(() => rmSync(folder, {recursive: true}));

afterEach(() => supervisor.close());

/** A case that waits until a limit of seconds is over runs in `npm run test:all`. */
const patient = process.env.H3_DOCS_LONG !== undefined;

/** Limits that a broken task meets soon; whatever else the machine does, a right one never does. */
function supervise(limits: {milliseconds?: number; growth?: number; heapMegabytes?: number}): TaskSupervisor {
  supervisor = new TaskSupervisor(file, {milliseconds: 60_000, growth: 8e9, heapMegabytes: 2048, ...limits});
  return supervisor;
}

const value = (expression: string) => supervisor.call('valueText', [expression, '4.x']);

test.each<readonly [string, string, Parameters<typeof supervise>[0], string | RegExp]>([
  ['ends the worker', 'process.exit(1)', {}, 'it ended its process (exit code 1)'],
  ['ends the worker as if all were well', 'process.exit(0)', {}, 'it ended its process (exit code 0)'],
  ...(patient
    ? ([
        ['never ends', '(() => { for (;;); })()', {milliseconds: 3000}, 'it did not end within 3 s'],
        [
          'takes memory outside of the heap',
          '(() => { const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1)); })()',
          {growth: 1e8},
          'it needs more than 0.1 GB of memory',
        ],
      ] as const)
    : []),
  [
    'fills the heap',
    '(() => { const all = []; for (;;) all.push(Array(1e5).fill(1)); })()',
    {heapMegabytes: 64},
    'it ran out of memory',
  ],
  ['leaves a promise', "(Promise.reject(new Error('late')), 1)", {}, 'it leaves a promise behind that fails: late'],
  ['throws nothing', '(() => { throw null })()', {}, 'null'],
])(
  'a broken task is rejected with its reason, and those behind it are done: it %s',
  async (_, expression, limits, reason) => {
    supervise(limits);
    const all = [value('1 + 1'), value(expression), value('2 + 2'), value('3 + 3')];
    await expect(all[1]).rejects.toThrow(reason);
    expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['2', '4', '6']);
  },
);

test('a worker that does not come up rejects all', async () => {
  supervisor = new TaskSupervisor(`${file}.missing`);
  const [first, second] = [value('1'), value('2')];
  await expect(first).rejects.toThrow('Cannot find module');
  await expect(second).rejects.toThrow('Cannot find module');
});
