import {parse, type Node} from 'acorn';
import {endlessLoop, stillRunning, stoppedName} from './stopped';
import {TIME_LIMIT_MS} from './types';

/** The name under which guarded code calls the function that stops it. */
export const guardName = '$guard';

const loops: ReadonlySet<string> = new Set([
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'WhileStatement',
]);

/**
 * Makes code call its guard in each turn of a loop and in each call of a function. Firefox and WebKit run the frame of live
 * JSX on the thread of the page, where only the code itself can end an endless loop. Line numbers stay the same.
 *
 * @param code - JavaScript without JSX
 */
export function guardLoops(code: string): string {
  const additions: {readonly at: number; readonly text: string}[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const {type = '', body} = value as {readonly type?: string; readonly body?: Node};
    const isFunction = type.includes('Function');
    const guarded = isFunction || loops.has(type) ? body : undefined;
    const isBlock = guarded?.type === 'BlockStatement';
    const [before, after] = isFunction ? [`(${guardName}(),`, ')'] : [`{${guardName}();`, '}'];
    if (isBlock) additions.push({at: guarded.start + 1, text: `${guardName}();`});
    else if (guarded) additions.push({at: guarded.start, text: before});
    for (const child of Object.values(value)) visit(child);
    // This bracket comes after those of the children, which may end at the same place.
    if (guarded && !isBlock) additions.push({at: guarded.end, text: after});
  };
  visit(parse(code, {ecmaVersion: 'latest', sourceType: 'module'}));
  let guarded = '';
  let done = 0;
  for (const {at, text} of additions.sort((a, b) => a.at - b.at)) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return guarded + code.slice(done);
}

/** Makes a guard. It throws when the code that calls it has not paused for longer than the limit. */
export function createGuard(): () => void {
  let deadline: number | undefined;
  return () => {
    const now = performance.now();
    if (deadline === undefined) {
      deadline = now + TIME_LIMIT_MS;
      // A timer runs only when the code and its promises have ended, so it marks a pause.
      setTimeout(() => (deadline = undefined));
    } else if (now > deadline) {
      throw Object.assign(new Error(`${stillRunning(TIME_LIMIT_MS)} ${endlessLoop}`), {name: stoppedName});
    }
  };
}
