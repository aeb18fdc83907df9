/** The programs of the site that run in the page, with what h3-py printed. */
import {readdirSync, readFileSync} from 'node:fs';
import {runsInPage} from '@h3-docs/base/node/fences/runsInPage';
import {newestVersion} from '@h3-docs/base/versions';
import {problemsOf} from '@h3-docs/catalogue/node';
import outputs from '../../docs/_bindings/python/outputs.json';

/** A program, and what it prints. */
interface Recorded {
  readonly name: string;
  readonly code: string;
  readonly output: string;
}

const folder = 'docs/_bindings/python/examples';
const bare = (name: string) => name.replace('.py', '').replaceAll('_', '').toLowerCase();

/** The examples of the reference, whose outputs have the names of the functions in C. */
const examples = readdirSync(folder)
  .filter((file) => file.endsWith('.py'))
  .map((file): Recorded => {
    const output = Object.entries(outputs).find(([name]) => bare(name) === bare(file))?.[1];
    return {name: file, code: readFileSync(`${folder}/${file}`, 'utf8'), output: output ?? 'no output was recorded'};
  });

const ofProblems = problemsOf(newestVersion).flatMap(({id, programs}) =>
  programs
    .filter(({language, code}) => language === 'python' && runsInPage(code))
    .map(({code, output}): Recorded => ({name: id, code, output})),
);

/** All programs. */
export const recorded: readonly Recorded[] = [...examples, ...ofProblems];

/** Returns a program that runs others, and prints how many there are and the names of those whose output has changed. */
export const runningAll = (programs: readonly Recorded[] = recorded): string => `import contextlib, io, json
different = []
programs = json.loads(${JSON.stringify(JSON.stringify(programs))})
for program in programs:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program['code'], {'__name__': '__main__'})
    if printed.getvalue().strip() != program['output'].strip():
        different.append(program['name'])
print(len(programs), different)`;
