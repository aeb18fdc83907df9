import {spawn} from 'node:child_process';

/** How a program ended, with everything that it wrote to the console. */
export interface ProgramResult {
  readonly ok: boolean;
  readonly output: string;
}

/** Where a program runs. */
interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** By default, the folder of this process. */
  readonly cwd?: string;
}

/** Runs a program to its end. A program that can't be started counts as failed, and its output says why. */
export function runProgram(program: string, args: readonly string[], {env, cwd}: Surroundings): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {env, cwd, stdio: ['ignore', 'pipe', 'pipe']});
    const chunks: Buffer[] = [];
    const end = (ok: boolean) => resolve({ok, output: Buffer.concat(chunks).toString()});
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
