import {matchPath} from 'react-router';
import {expect, test} from 'vitest';
import pathToRegexp from '../framework/pathToRegexp';

const paths = ['/', '/docs', '/docs/', '/docs/3.x/api/misc', '/a+b/', '*'];
const addresses = [
  '/',
  '/docs',
  '/docs/',
  '/Docs',
  '/docs/3.x',
  '/docs/3.x/api/misc/',
  '/docs/3yx/api/misc',
  '/docs1',
  '/a+b/c',
];
const options = [true, false].flatMap((end) => [true, false].map((strict) => ({end, strict, sensitive: strict})));

test.each(options)('paths match the addresses that they match with the whole package: %o', ({end, ...option}) => {
  for (const path of paths) {
    const own = pathToRegexp(path, [], {end, ...option});
    const matches = addresses.filter((address) => matchPath(address, {path, exact: end, ...option}) !== null);
    expect([path, addresses.filter((address) => own.test(address))]).toEqual([path, matches]);
  }
});
