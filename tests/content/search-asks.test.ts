import {expect, test} from 'vitest';
import {filesOf} from '@h3-docs/search/node/table';

const {documents, index} = filesOf('build');
const {pages, sections} = documents;

test('each section has at least four questions or searches of readers in different words', () => {
  const lacking = sections.flatMap(({page, hash, heading, messages}, at) => {
    // The row of a table is found by the message that it begins with.
    if (messages?.[0] === heading) return [];
    const count = (index.asks[at] ?? '').split('|').length;
    // An id that names a release changes with the release, so no file can name it.
    return count >= 4 || /\d\.?x|\d-\d/.test(hash) ? [] : [`${pages[page]?.url}${hash}: ${count}`];
  });
  expect(lacking).toEqual([]);
});

test('no two sections have the same heading and the same place', () => {
  const places = sections.map(({page, heading}) => `${pages[page]?.group} › ${pages[page]?.title} › ${heading}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});
