/** The known problems of every version: what their programs print, and what the build makes of them. */
import {inspect} from 'node:util';
import * as h3 from 'h3-js';
import {expect, test} from 'vitest';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import {problemAddress} from '@h3-docs/catalogue/node/problems/places';
import {staleProblems} from '@h3-docs/catalogue/node/problems/status';
import {problemHtml} from '@h3-docs/catalogue/node/problems/markup';
import {problemsOf} from '@h3-docs/catalogue/node/problems/read';
import {describedRelease, isOlder} from '@h3-docs/catalogue/node/problems/status';
import {newestVersion, versionIds} from '@h3-docs/base/versions';

const all = versionIds.flatMap((version) => problemsOf(version).map((problem) => ({...problem, version})));

const programs = problemsOf(newestVersion).flatMap(({where, programs: own}) =>
  own.flatMap(({language, code, output, ran}) =>
    language === 'javascript' && ran === undefined ? [{where, code, output: output.trimEnd()}] : [],
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

test.each(programs)('the program of $where prints what its output says', ({code, output}) => {
  expect(outcome(code)).toBe(output);
});

test.each(versionIds)('every problem of %s has its text at one address', (version) => {
  const problems = problemsOf(version);
  const addresses = problems.map((problem) => problemAddress(problem, version));
  expect(new Set(addresses).size).toBe(problems.length);
  for (const problem of problems) expect(problemHtml(problem, version)).toContain(`id="problem-${problem.id}"`);
});

test('a title with a question mark is a recipe, and no other title is', () => {
  expect(all.filter(({kind, title}) => (kind === 'recipe') !== title.endsWith('?')).map(({where}) => where)).toEqual(
    [],
  );
});

test('no problem waits for a check with a newer release', () => {
  expect(versionIds.flatMap(staleProblems)).toEqual([]);
});

test('no problem was looked at in a release that is newer than the one that the site describes', () => {
  const newer = all.flatMap(({where, affected, version}) =>
    affected.flatMap(({in: project, from, fixed, seen}) => {
      const described = describedRelease(project, version);
      return [from, fixed, seen].flatMap((release) =>
        release !== undefined && described !== undefined && isOlder(described, release)
          ? [`${where}: ${project} ${release}, but its manifest has ${described}`]
          : [],
      );
    }),
  );
  expect(newer).toEqual([]);
});

/** The prose of a problem, without code and addresses. */
const proseOf = ({title, symptom = '', cause = '', answer}: (typeof all)[number]) =>
  [title, symptom, cause, answer]
    .join('\n')
    .replace(/```.*?```|`[^`]*`/gs, '')
    .replace(/\]\([^)]*\)/g, ']');

test('nobody is sent to the projects of CARTO that need an account', () => {
  expect(
    [...all, ...readEngines()].map((entry) => JSON.stringify(entry)).filter((text) => text.includes('carto-un')),
  ).toEqual([]);
});

/** A count of cells for coordinates: readers repeat it with the printed, rounded numbers. */
const counted = (text: string) => /\d°/.test(text) && /\b(?:returns?|has|have) (?:only )?[\d,]{2,} cells/.test(text);

test('a printed number of cells for printed coordinates comes from a program', () => {
  const unproven = all.filter((problem) => problem.programs.length === 0 && counted(proseOf(problem)));
  expect(unproven.map(({where}) => where)).toEqual([]);
});

test('a result of h3-js in prose is what h3-js returns', () => {
  const printed = all.flatMap(({where, symptom = '', cause = '', answer}) =>
    [...[symptom, cause, answer].join('\n').matchAll(/`h3\.(\w+\([^`]*\))` returns `([^`]+)`/g)].map(
      ([, call = '', result = '']) => ({where, call, result}),
    ),
  );
  for (const {where, call, result} of printed)
    expect(outcome(`return h3.${call}`), where).toBe(outcome(`return ${result}`));
});

/** What search finds a problem by: nobody types the same question for two. */
test('no two problems are asked for in the same words', () => {
  const asks = problemsOf(newestVersion).flatMap(({asks: own}) => own.map((ask) => ask.toLowerCase()));
  expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
});
