import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import type * as Catalogue from '@h3-docs/catalogue/node';
import {readOutputs} from '@h3-docs/catalogue/node/bindingFiles/files';
import {languageManifest} from '@h3-docs/catalogue/node/bindingFiles/manifest';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import {
  engineRecord,
  engineSet,
  lackingRuns,
  languageSet,
  reportRows,
  runSet,
  type LanguageReport,
} from '../../scripts/lib/exampleRuns';
import {exampleTools} from '../../scripts/lib/exampleTools';
import {languagesOf} from '@h3-docs/catalogue/languages';
import {newestVersion, type DocsVersion} from '@h3-docs/base/versions';

// Each example starts two shells, so that three of them stand for all.
vi.mock('@h3-docs/catalogue/node', async (original) => {
  const catalogue = await original<typeof Catalogue>();
  const few = new Set(['gridDisk', 'cellAreaKm2', 'cellToParent']);
  const bindingFunctions: typeof catalogue.bindingFunctions = (...which) =>
    Object.fromEntries(Object.entries(catalogue.bindingFunctions(...which)).filter(([name]) => few.has(name)));
  return {...catalogue, bindingFunctions};
});

const home = mkdtempSync(path.join(tmpdir(), 'h3-docs-home-'));
mkdirSync(path.join(home, 'bin'));

/** Puts a program in the place of a command. */
function pretend(script: string, command = 'h3'): void {
  const file = path.join(home, 'bin', command);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv('H3_HOME', home);
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const command of ['h3', 'psql']) rmSync(path.join(home, 'bin', command), {force: true});
});

test('examples that print what the record has are equal, others and failing ones are not', async () => {
  const disk = readOutputs('4.x', 'shell').gridDisk ?? '';
  pretend(`case "$1" in --help) echo 'H3 4.5.0';; gridDisk) echo '${disk}';; cellAreaKm2) echo 7;; *) exit 3;; esac`);
  const report = await runSet(languageSet('4.x', 'shell'));
  expect(report).toMatchObject({run: 3, equal: 1});
  expect(report.different).toHaveLength(2);
  expect(report.different).toContain('docs/_bindings/shell/examples/cellAreaKm2.sh: printed "7"');
  expect(report.different.join()).toContain('cellToParent.sh: exit status 3');
  expect(report.outputs).toMatchObject({gridDisk: disk, cellAreaKm2: '7'});
  expect(report.outputs).not.toHaveProperty('cellToParent');
});

test('a language whose tools are missing is not run, and the table says so', async () => {
  pretend(`echo 'H3 4.4.0'`);
  expect(languageSet('3.x', 'java').programs, 'no examples in this version').toEqual([]);
  const report = await runSet(languageSet('4.x', 'shell'));
  expect(report.run).toBe(0);
  const remark = expect.stringMatching(/^not run because the h3 command 4\.5\.0 .* is missing$/) as string;
  expect(reportRows([report])).toMatchObject([{language: 'Shell', version: '4.x', equal: 0, remark}]);
});

/** A `psql` that has a release of h3-pg, prints a cell for `h3_grid_distance`, and refuses other queries. */
const server = (release: string) => `case "$*" in
  *extversion*) echo ${release};;
  *) for last; do :; done; if grep -q h3_grid_distance "$last"; then echo 7; else echo 'no server' >&2; exit 2; fi;;
esac`;

test('the queries of PostgreSQL are run, and the record takes what they return', async () => {
  vi.stubEnv('H3_POSTGRES', 'dbname=h3');
  pretend(server('4.5.0'), 'psql');
  const postgres = readEngines().find(({id}) => id === 'postgres');
  const {gridDisk, gridDistance} = postgres?.callExamples?.functions ?? {};
  if (!postgres?.callExamples || !gridDisk || !gridDistance) throw new Error('no examples');
  const callExamples = {...postgres.callExamples, functions: {gridDisk, gridDistance}};
  const report = await runSet(engineSet('4.x', {...postgres, callExamples}));
  expect(report).toMatchObject({run: 2, equal: 0});
  expect(report.different).toContain('docs/_bindings/postgres/examples.json: gridDistance: printed "7"');
  expect(report.different.join()).toContain('gridDisk: exit status 2: no server');
  const file = readFileSync('docs/_bindings/postgres/examples.json', 'utf8');
  expect(engineRecord('4.x', 'postgres', {})).toBe(file);
  const changed = JSON.parse(engineRecord('4.x', 'postgres', report.outputs)) as typeof record;
  const record = JSON.parse(file) as {functions: Record<string, {output: string}>};
  expect(changed.functions.gridDistance?.output).toBe('7');
  expect(changed.functions.gridDisk).toEqual(record.functions.gridDisk);
});

test('a required language has to run in each version that has examples of it', () => {
  const report = {version: '4.x', id: 'c', label: 'C', run: 2, equal: 2, different: [], outputs: {}} as const;
  const reports: LanguageReport[] = [report, {...report, id: 'go', run: 0, missing: 'Go'}];
  expect(lackingRuns(reports, ['c'])).toEqual([]);
  expect(lackingRuns(reports, ['c', 'go', 'java'])).toEqual(['go', 'java']);
  expect(lackingRuns([...reports, {...report, version: '3.x', run: 0, missing: 'H3 3.7.2'}], ['c'])).toEqual(['c']);
});

test.each(Object.entries(exampleTools))('the tool %s is what a manifest asks for, in its release', (name, tool) => {
  const [id, version = newestVersion] = name.split(/-(?=\d)/);
  const needs = languagesOf(version as DocsVersion)
    .filter((language) => language === id)
    .map((language) => JSON.stringify(languageManifest(version as DocsVersion, language).examples.run ?? ''));
  const own = needs.filter((need) => need.includes(tool.variable));
  expect(own.length).toBeGreaterThan(0);
  const [release = ''] = /\d+\.\d+\.\d+/.exec(tool.commands.join(' ')) ?? [];
  expect(own.filter((need) => !need.includes(release))).toEqual([]);
});
