import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const code = `import {h3ToParent} from 'h3-js';\nexport const up = (cell) => h3ToParent(cell, 5) || null;\n`;

/** Runs the command, and returns its exit code and output. */
function convert(...args: string[]): {readonly status: number; readonly output: string} {
  try {
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/convert.ts', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return {status: 0, output};
  } catch (error) {
    const {status, stdout, stderr} = error as {status: number; stdout: string; stderr: string};
    return {status, output: stdout + stderr};
  }
}

it('converts files in place, and with --check only says what it would do', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'convert-')), 'up.ts');
  writeFileSync(file, code);
  const checked = convert('--check', file);
  expect(checked.status).toBe(1);
  expect(checked.output).toContain(`${file}: 2 changes`);
  expect(checked.output).toMatch(/line 2: This test looks for `null`/);
  expect(readFileSync(file, 'utf8')).toBe(code);
  expect(convert(file).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(code.replaceAll('h3ToParent', 'cellToParent'));
  expect(convert('--check', file).status).toBe(0);
}, 60_000);

it('refuses files of other kinds, and says how it is used', () => {
  expect(convert('README.md')).toMatchObject({status: 2, output: expect.stringContaining('README.md') as string});
  expect(convert()).toMatchObject({status: 2, output: expect.stringContaining('--check') as string});
}, 60_000);
