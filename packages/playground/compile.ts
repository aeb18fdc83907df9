import type {ExampleConsole} from './evaluate';

/** An example as a function, to be called with the library and the console that it has in scope. */
export type Compiled = (h3: object, console: ExampleConsole) => unknown;

/** Where the compiled code is, and how to find its own lines in a stack trace. */
export interface Compilation {
  readonly run: Compiled;
  readonly lineOf: (stack: string) => number | undefined;
}

/** The global variable through which a script hands over its function. */
const HANDOVER = 'liveExample';

function lineAfter(stack: string, pattern: RegExp, ahead: number): number | undefined {
  const line = pattern.exec(stack)?.[1];
  return line === undefined ? undefined : Number(line) - ahead;
}

/** Compiles where strings may be evaluated. V8 calls the function `anonymous`, Firefox says `> Function`. */
function evaluateText(code: string): Compilation {
  return {
    // oxlint-disable-next-line typescript/no-implied-eval -- The reader's code runs here, in the sandbox.
    run: new Function('h3', 'console', `"use strict";${code}\n`) as Compiled,
    // Both count two lines that `new Function` adds.
    lineOf: (stack) => lineAfter(stack, /(?:<anonymous>|> Function):(\d+)(?::\d+)?/, 2),
  };
}

/**
 * Compiles the body of a function as a script of its own, so that no policy has to allow the evaluation of strings. A
 * browser in which a worker without an origin cannot load what it made itself (Safari before 17) evaluates the string.
 *
 * @param importScripts - the worker's own function
 * @param addressOf - makes an address for a script
 * @throws SyntaxError of the code; what the code throws that is before or after the function
 */
export function compile(
  code: string,
  importScripts: (address: string) => void,
  addressOf: (script: string) => string,
): Compilation {
  const globals = globalThis as unknown as Record<string, unknown>;
  const address = addressOf(`${HANDOVER} = function (h3, console) { "use strict";${code}\n}`);
  try {
    importScripts(address);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return evaluateText(code);
  }
  const run = globals[HANDOVER] as Compiled;
  Reflect.deleteProperty(globals, HANDOVER);
  return {
    run,
    lineOf: (stack) => {
      const at = stack.indexOf(`${address}:`);
      return at < 0 ? undefined : lineAfter(stack.slice(at + address.length), /^:(\d+)/, 0);
    },
  };
}
