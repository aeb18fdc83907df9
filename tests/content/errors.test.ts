import * as h3 from 'h3-js';
import {expect, test} from 'vitest';
import {constantsOf} from '@h3-docs/catalogue/node/constants';
import {allErrorsOf, errorsOf, raisedBy} from '@h3-docs/catalogue/node/errors';
import {newestVersion} from '@h3-docs/base/versions';
import facts from '../data/h3-api.json';

interface CodedError extends Error {
  readonly code: number;
}

/** What the example of an error throws. */
function thrownBy(example: string): CodedError {
  // oxlint-disable-next-line typescript/no-implied-eval -- an example of the catalogue
  const run = new Function('h3', example) as (module: typeof h3) => unknown;
  try {
    run(h3);
  } catch (error) {
    return error as CodedError;
  }
  throw new Error(`Nothing is thrown by: ${example}`);
}

const all = allErrorsOf(newestVersion);

test('every code of the release is there, with its number', () => {
  expect(errorsOf(newestVersion).map(({name, code}) => ({name, code}))).toEqual(facts.v4.errors);
});

test.each(all.filter(({example}) => example))(
  'the example of $name throws its code, with the message that the page has',
  (error) => {
    const {code, message, otherMessage, example = ''} = error;
    const thrown = thrownBy(example);
    expect(thrown.code).toBe(code);
    expect(otherMessage ?? `“${message}”`).toContain(`“${thrown.message.replace(/ \(code: .*$/, '')}”`);
    const called = [...example.matchAll(/h3\.(\w+)\(/g)].map((match) => match[1]);
    const returning = raisedBy(error).flatMap(({signatures}) => signatures.javascript ?? []);
    expect(returning.map((signature) => signature.split('(')[0]).filter((each) => called.includes(each))).not.toEqual(
      [],
    );
  },
);

test('a finite coordinate is refused only where its radians overflow', () => {
  expect(h3.isValidCell(h3.latLngToCell(1e307, 0, 5))).toBe(true);
  expect(thrownBy('h3.latLngToCell(1e308, 0, 5)').code).toBe(3);
});

test('codes that no function returns have no example', () => {
  const never = all.filter((error) => raisedBy(error).length === 0).map(({name}) => name);
  expect(never).toEqual(['E_SUCCESS', 'E_UNDIR_EDGE_INVALID', 'E_NULL_INDEX']);
  expect(all.filter(({name, example}) => never.includes(name) && example)).toEqual([]);
});

test('unit names in the text are those of h3-js', () => {
  const units = constantsOf(newestVersion)
    .find(({name}) => name === 'UNITS')
    ?.values?.map(({name}) => name);
  expect(units).toEqual(Object.keys(h3.UNITS));
});
