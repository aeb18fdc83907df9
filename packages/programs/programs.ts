import type {Code} from './types';
import {toC} from './c';
import {toDuckDb} from './duckdb';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript} from './javascript';
import {toPython} from './python';
import {toShell} from './shell';
import type {Step} from './steps';

/** The steps as a complete program in each language. It prints the results of the steps without a name. */
export const programs = (...steps: readonly Step[]): Code => ({
  c: toC(steps),
  java: toJava(steps),
  javascript: toJavaScript(steps),
  python: toPython(steps),
  go: toGo(steps),
  duckdb: toDuckDb(steps),
  shell: toShell(steps),
});
