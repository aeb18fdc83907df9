import {expect, test} from 'vitest';
import {filesOf} from '@h3-docs/search/node/training/table';

const {pages, sections} = filesOf('build').documents;

test('each section has at least six questions or searches of readers', () => {
  const lacking = sections
    // An id that names a release changes with the release, so no file can name it.
    .filter(({asks = [], hash}) => asks.length < 6 && !/\d\.?x|\d-\d/.test(hash))
    .map(({page, hash, asks = []}) => `${pages[page]?.url}${hash}: ${asks.length}`);
  expect(lacking).toEqual([]);
});

test('no two sections have the same heading and the same place', () => {
  const places = sections.map(({page, heading}) => `${pages[page]?.group} › ${pages[page]?.title} › ${heading}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});
