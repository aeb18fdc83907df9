/** How much work code does, counted in steps: the same on every machine and however busy it is. */
import {Session} from 'node:inspector';

type Method = (this: string, ...args: unknown[]) => unknown;

const whole = (text: string) => text.length;
const dropped = (text: string, result: unknown) => text.length - String(result).length + 1;

/** How many characters the methods of strings look at that do not go through regular expressions. */
const scans: Readonly<Record<string, (text: string, result: unknown, from: number) => number>> = {
  // A search ends where it finds something.
  indexOf: (text, result, from) => (Number(result) < 0 ? text.length : Number(result)) - from + 1,
  includes: whole,
  lastIndexOf: whole,
  split: whole,
  replaceAll: whole,
  toLowerCase: whole,
  toUpperCase: whole,
  trim: dropped,
  trimStart: dropped,
  trimEnd: dropped,
};

/** How the engine itself matches a pattern, whatever has taken the method's place since. */
// oxlint-disable-next-line typescript/unbound-method -- it is called with a pattern as `this`
const nativeExec: (this: RegExp, text: string) => RegExpExecArray | null = RegExp.prototype.exec;

/**
 * How many characters a search of a regular expression looks at: those up to the end of what it finds, or else all. A lint
 * rule sees to it that no pattern looks at a character again and again.
 */
function searched(
  {sticky, global, lastIndex}: Pick<RegExp, 'sticky' | 'global' | 'lastIndex'>,
  text: string,
  found: RegExpExecArray | null,
): number {
  const from = sticky || global ? lastIndex : 0;
  if (found) return found.index + found[0].length - from + 1;
  return sticky ? 1 : Math.max(text.length - from, 0) + 1;
}

/** Counts what happens inside the engine, where coverage does not look, until the returned function is called. */
function watchBuiltins(): () => number {
  let steps = 0;
  const prototype = String.prototype as unknown as Record<string, Method>;
  const natives = new Map(Object.keys(scans).map((name) => [name, prototype[name]]));
  RegExp.prototype.exec = function exec(text: string) {
    const {sticky, global, lastIndex} = this;
    const found = nativeExec.call(this, text);
    steps += searched({sticky, global, lastIndex}, text, found);
    return found;
  };
  for (const [name, count] of Object.entries(scans)) {
    const native = natives.get(name);
    prototype[name] = function scan(...args) {
      const result = native?.apply(this, args);
      steps += count(this, result, Number(args[1] ?? 0) || 0);
      return result;
    };
  }
  return () => {
    RegExp.prototype.exec = nativeExec;
    for (const [name, native] of natives) if (native) prototype[name] = native;
    return steps;
  };
}

/** Counts the work of calls, one after the other. Slows all code of the thread down until it is closed. */
export class Meter {
  private readonly session = new Session();

  constructor() {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  }

  /**
   * The steps that a call takes: how often the blocks of the project's code run, and how many characters
   * regular expressions and the methods of strings look at. What the call returns is dropped; what it throws is thrown.
   */
  steps(call: () => unknown): number {
    this.blocks();
    return this.stepsSince(call);
  }

  /**
   * How many times more steps the second of two calls takes than the first. What the project's code did since coverage was
   * last read counts for the first: do nothing in between that takes long.
   */
  growth(once: () => unknown, twice: () => unknown): number {
    // Coverage is read after each call, and takes longer than most of the calls.
    const first = this.stepsSince(once);
    return this.stepsSince(twice) / first;
  }

  /** The steps of a call, with those of the project's code since coverage was last read. */
  private stepsSince(call: () => unknown): number {
    const builtins = watchBuiltins();
    let inside = 0;
    try {
      call();
    } finally {
      inside = builtins();
    }
    return inside + this.blocks();
  }

  /** Stops counting, so that the thread runs at full speed again. */
  close(): void {
    this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  /** How often the blocks of the project's own code have run since the last call. */
  private blocks(): number {
    let runs = 0;
    this.session.post('Profiler.takePreciseCoverage', (error, {result}) => {
      if (error) throw error;
      for (const {url, functions} of result) {
        if (!/\/(?:src|packages)\//.test(url) || /\/(?:node_modules|tests)\//.test(url)) continue;
        for (const {ranges} of functions) for (const {count} of ranges) runs += count;
      }
    });
    return runs;
  }
}
