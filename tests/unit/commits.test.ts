/** The subjects of the commits since this check was introduced, as far as there is a history. */
import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

const file = 'tests/unit/commits.test.ts';

/** The lines that Git prints; none in an archive without a history, and where there is no Git. */
function git(...args: readonly string[]): readonly string[] {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

const [introduced] = git('log', '-1', '--diff-filter=A', '--format=%H', '--', file);

/** What is wrong with a subject. */
function faultsOf(subject: string): readonly string[] {
  if (subject.startsWith('Revert "')) return [];
  return [
    ...(subject.length > 72 ? [`has ${subject.length} characters, at most 72`] : []),
    ...(/^[A-Z“"`]/.test(subject) ? [] : ['begins with no capital letter']),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
    ...(/^(?:wip|fixup|squash)\b/i.test(subject) ? ['is not meant to stay'] : []),
  ];
}

test('each new commit has a subject of the form that CONTRIBUTING.md describes', ({skip}) => {
  if (introduced === undefined) return skip('there is no history of this file');
  // Branches that began before the check are left out, also after they were merged.
  const subjects = git('log', '--no-merges', '--ancestry-path', '--format=%s', `${introduced}..HEAD`, '--', '.');
  const faulty = subjects.flatMap((subject) => faultsOf(subject).map((fault) => `“${subject}” ${fault}`));
  expect(faulty).toEqual([]);
});
