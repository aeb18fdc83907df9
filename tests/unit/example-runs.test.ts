import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {readOutputs} from '../../plugins/bindings/files';
import {reportTable, runLanguage} from '../../scripts/lib/exampleRuns';

const home = mkdtempSync(path.join(tmpdir(), 'h3-docs-home-'));
mkdirSync(path.join(home, 'bin'));

/** Puts a program in the place of the `h3` command. */
function pretend(script: string): void {
  const file = path.join(home, 'bin/h3');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv('H3_HOME', home);
}

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path.join(home, 'bin/h3'), {force: true});
});

test('examples that print what the record has are equal, others and failing ones are not', async () => {
  const disk = readOutputs('4.x', 'shell').gridDisk ?? '';
  pretend(`case "$1" in --help) echo 'H3 4.5.0';; gridDisk) echo '${disk}';; cellAreaKm2) echo 7;; *) exit 3;; esac`);
  const report = await runLanguage('4.x', 'shell');
  expect(report?.equal).toBe(1);
  expect(report?.different).toHaveLength((report?.run ?? 0) - 1);
  expect(report?.different).toContain('docs/_bindings/shell/examples/cellAreaKm2.sh: printed "7"');
  expect(report?.different.join()).toContain('cellToParent.sh: exit status 3');
  expect(report?.outputs).toMatchObject({gridDisk: disk, cellAreaKm2: '7'});
  expect(report?.outputs).not.toHaveProperty('cellToParent');
});

test('a language whose tools are missing is not run, and the table says so', async () => {
  pretend(`echo 'H3 4.4.0'`);
  const report = await runLanguage('4.x', 'shell');
  expect(report?.run).toBe(0);
  const table = reportTable(report ? [report] : []);
  expect(table).toMatch(/^Language +Version +Run +Equal +Different\n/);
  expect(table).toMatch(/\nShell +4\.x +0 +0 +0 +not run because the h3 command 4\.5\.0 .* is missing$/);
});

test('a language without examples in a version has no report', async () => {
  expect(await runLanguage('3.x', 'java')).toBeUndefined();
});
