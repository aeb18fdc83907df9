import {Worker} from 'node:worker_threads';
import {receiveError, type TaskAnswer, type TaskArguments, type TaskName, type TaskResult} from './messages';

/** How a supervisor judges. */
export interface TaskLimits {
  /** The time limit of a task, in milliseconds: long, because other programs may have the processors. */
  readonly milliseconds: number;
  /** The most memory that the process may gain while a task runs, in bytes, including memory outside of V8's heap. */
  readonly growth: number;
  /** V8's heap in the worker, in megabytes. */
  readonly heapMegabytes: number;
}

const GIGABYTE = 1e9;
const usual: TaskLimits = {milliseconds: 60_000, growth: 3 * GIGABYTE, heapMegabytes: 2048};
const CHECK_MS = 250;
/** With room for what is soon garbage, V8 collects it less often: by default a tenth of the worker's time. */
const YOUNG_MEGABYTES = 96;

interface Call {
  readonly id: number;
  readonly name: TaskName;
  readonly args: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The task that runs now. */
interface Running {
  readonly call: Call;
  /** How long the task has run, in milliseconds. Time in which this thread itself was blocked doesn't count. */
  time: number;
  /** The memory of the process when the task was first seen to run: most tasks end before, and asking takes as long as they do. */
  memoryBefore?: number;
}

/**
 * Runs tasks in a worker thread, one after the other. A task that hangs, crashes the worker, or takes all memory is
 * rejected with the reason, and the tasks behind it go to a new worker. The first task starts the worker, because a build
 * reads its configuration twice, and may find all results kept. The worker keeps the process alive only while it has tasks.
 */
export class TaskSupervisor {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Call>();
  private running: Running | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private lastId = 0;

  /** @param file - `worker.ts`, bundled */
  constructor(
    private readonly file: string,
    private readonly limits: TaskLimits = usual,
  ) {}

  /** Gives a task to the worker. @returns its result; rejects if it throws, takes too long, or takes too much memory */
  call<Name extends TaskName>(name: Name, args: TaskArguments<Name>): Promise<TaskResult<Name>> {
    return new Promise((resolve, reject) => {
      const call: Call = {
        id: ++this.lastId,
        name,
        args,
        resolve: (value) => resolve(value as TaskResult<Name>),
        reject,
      };
      this.waiting.set(call.id, call);
      this.send(this.worker ?? this.start(), call);
    });
  }

  /** Ends the worker and rejects its remaining tasks. */
  close(): void {
    if (this.worker) this.end(this.worker, 'the build is over', [...this.waiting.values()]);
  }

  /** Gives the tasks that wait, and those to come, to a new worker, which reads the file again. */
  restart(): void {
    if (this.worker) this.end(this.worker, 'its file has changed', []);
  }

  private start(): Worker {
    const {file, limits} = this;
    const resourceLimits = {maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES};
    const worker = new Worker(file, {resourceLimits});
    this.worker = worker;
    worker.on('message', (answer: TaskAnswer) => this.hear(answer));
    worker.on('error', (error) => this.end(worker, describeEnd(error)));
    worker.on('exit', (code) => this.end(worker, `it ended its process (exit code ${code})`));
    worker.once('online', () => this.hold());
    return worker;
  }

  private send(worker: Worker, {id, name, args}: Call): void {
    worker.postMessage({id, name, args});
    this.hold();
  }

  /** Keeps the process alive while there are tasks. */
  private hold(): void {
    if (this.waiting.size > 0) this.worker?.ref();
    else this.worker?.unref();
  }

  private hear(answer: TaskAnswer): void {
    const call = this.waiting.get(answer.id);
    if (!call) return;
    if ('begins' in answer) {
      this.running = {call, time: 0};
      this.watch ??= setInterval(() => this.check(), CHECK_MS);
      return;
    }
    this.settle(call, () => {
      if ('error' in answer) call.reject(receiveError(answer.error));
      else call.resolve(answer.value);
    });
  }

  private settle(call: Call, act: () => void): void {
    this.waiting.delete(call.id);
    if (this.running?.call === call) this.running = undefined;
    if (this.waiting.size === 0) {
      clearInterval(this.watch);
      this.watch = undefined;
    }
    this.hold();
    act();
  }

  private check(): void {
    const {running, worker, limits} = this;
    if (!running || !worker) return;
    running.time += CHECK_MS;
    const memory = process.memoryUsage.rss();
    const grown = memory - (running.memoryBefore ??= memory);
    if (running.time >= limits.milliseconds) this.end(worker, `it did not end within ${limits.milliseconds / 1000} s`);
    else if (grown > limits.growth) this.end(worker, `it needs more than ${limits.growth / GIGABYTE} GB of memory`);
  }

  /** Ends a worker, and blames the task that ran; when none did, the worker itself is broken, and all tasks with it. */
  private end(
    worker: Worker,
    why: string,
    blamed = this.running ? [this.running.call] : [...this.waiting.values()],
  ): void {
    if (worker !== this.worker) return;
    this.running = undefined;
    this.worker = undefined;
    worker.removeAllListeners();
    // Ignores all further messages of the worker.
    worker.on('error', () => undefined);
    void worker.terminate();
    for (const call of blamed) this.settle(call, () => call.reject(new Error(why)));
    if (this.waiting.size === 0) return;
    const next = this.start();
    for (const call of this.waiting.values()) this.send(next, call);
  }
}

function describeEnd(error: Error & {readonly code?: string}): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it ran out of memory' : `it failed: ${error.message}`;
}
