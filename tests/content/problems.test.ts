/** The known problems of every version: what their programs print, and what the build makes of them. */
import {inspect} from 'node:util';
import * as h3 from 'h3-js';
import {expect, test} from 'vitest';
import {problemAddress} from '@h3-docs/catalogue/node/problems/places';
import {staleProblems} from '@h3-docs/catalogue/node/problems/stale';
import {problemHtml} from '@h3-docs/catalogue/node/problems/markup';
import {problemsOf} from '@h3-docs/catalogue/node/problems/read';
import {newestVersion, versionIds} from '@h3-docs/base/versions';

const programs = problemsOf(newestVersion).flatMap(({file, programs: own}) =>
  own.flatMap(({language, code, output, ran}) =>
    language === 'javascript' && ran === undefined ? [{file, code, output: output.trimEnd()}] : [],
  ),
);

/** What a program returns, or the error that it throws. */
function outcome(code: string): string {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the site's own program
    const result: unknown = new Function('h3', code)(h3);
    return typeof result === 'string' ? result : inspect(result, {breakLength: 80});
  } catch (error) {
    return String(error);
  }
}

test.each(programs)('the program of $file prints what its output says', ({code, output}) => {
  expect(outcome(code)).toBe(output);
});

test.each(versionIds)('every problem of %s has its text at one address', (version) => {
  const problems = problemsOf(version);
  const addresses = problems.map((problem) => problemAddress(problem, version));
  expect(new Set(addresses).size).toBe(problems.length);
  for (const problem of problems) expect(problemHtml(problem, version)).toContain(`id="problem-${problem.id}"`);
});

test('a title with a question mark is a recipe, and no other title is', () => {
  const all = versionIds.flatMap((version) => problemsOf(version));
  expect(all.filter(({kind, title}) => (kind === 'recipe') !== title.endsWith('?')).map(({file}) => file)).toEqual([]);
});

test('no problem waits for a check with a newer release', () => {
  expect(versionIds.flatMap(staleProblems)).toEqual([]);
});

/** What search finds a problem by: nobody types the same question for two. */
test('no two problems are asked for in the same words', () => {
  const asks = problemsOf(newestVersion).flatMap(({asks: own}) => own.map((ask) => ask.toLowerCase()));
  expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
});
