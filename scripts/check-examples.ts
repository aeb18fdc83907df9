/**
 * `npm run examples:check`: runs the examples of every language and engine whose tools are found, and compares what they print with
 * the record. `-- --update` rewrites the record of the languages that ran. The exit code is 1 where an example differs,
 * and with `-- --must-run c,go` also where the examples of one of these languages were not run.
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {languageManifest, readEngines} from '@h3-docs/catalogue/node';
import {languagesOf} from '@h3-docs/catalogue';
import {versionIds, type DocsVersion} from '@h3-docs/base/versions';
import {
  engineSet,
  lackingRuns,
  languageSet,
  problemSet,
  reportRows,
  runSet,
  type ExampleSet,
  type LanguageReport,
} from './lib/exampleRuns';

/** The examples of a version in all languages and engines but JavaScript, whose examples the tests run. */
function setsOf(version: DocsVersion): ExampleSet[] {
  const languages = languagesOf(version).flatMap((id) => {
    const {label, examples} = languageManifest(version, id);
    return examples.live ? [] : [problemSet({version, id, label, ...examples}), languageSet(version, id)];
  });
  const engines = readEngines(version).flatMap((engine) => [
    problemSet({version, ...engine, extension: 'txt', run: engine.callExamples?.run}),
    engineSet(version, engine),
  ]);
  return [...languages, ...engines].filter(({programs}) => programs.length > 0);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {update: {type: 'boolean'}, 'must-run': {type: 'string', default: ''}}});
  const isUpdate = values.update === true;
  const reports: LanguageReport[] = [];
  for (const set of versionIds.flatMap(setsOf)) {
    const report = await runSet(set);
    reports.push(report);
    if (isUpdate && report.run > 0 && set.record) writeFileSync(...set.record(report.outputs));
  }
  for (const line of reports.flatMap(({different}) => different)) console.log(line);
  console.table(reportRows(reports));
  const lacking = lackingRuns(reports, values['must-run'].split(',').filter(Boolean));
  if (lacking.length > 0) {
    console.error(`\nNot run, although they must: ${lacking.join(', ')}`);
    process.exitCode = 1;
  }
  if (!isUpdate && reports.some(({different}) => different.length > 0)) process.exitCode = 1;
}

void main();
