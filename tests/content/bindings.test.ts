import {expect, test} from 'vitest';
import {namesIn} from '@h3-docs/catalogue/node/engines/names';
import {readEngines, readOthers} from '@h3-docs/catalogue/node/engines/read';
import {elementsIn, namesInRow, pageOf, textIn} from '../support/builtSite';

const page = pageOf('/docs/community/bindings');
const namesAt = new Map(elementsIn(page, 'tr').map((row) => [row.attribs.id, namesInRow(row)]));

test('the bindings page has every name of every engine in the row of its function', () => {
  const missing = readEngines().flatMap((engine) =>
    Object.keys(engine.names.functions).flatMap((name) =>
      namesIn(engine, name)
        .filter((each) => !namesAt.get(`in-${name.toLowerCase()}`)?.has(each))
        .map((each) => `${engine.id}: ${name} is ${each}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('the bindings page has what engines offer beyond H3', () => {
  const calls = readEngines().flatMap(({names: {more = []}}) => more.map(({call}) => call));
  const shown = new Set(elementsIn(page, 'code').map(textIn));
  expect(calls.length).toBeGreaterThan(60);
  expect(calls.filter((call) => !shown.has(call))).toEqual([]);
});

test('the bindings page lists every project with its address', () => {
  const urls = [
    ...readEngines().map(({links}) => links.repository ?? links.docs),
    ...readOthers('4.x').map(({url}) => url),
  ];
  const hrefs = new Set(elementsIn(page, 'a').map(({attribs}) => attribs.href));
  expect(urls.filter((url) => !hrefs.has(url))).toEqual([]);
});
