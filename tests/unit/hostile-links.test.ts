/**
 * Links that strangers may send: those that once froze or ended a tab, and their siblings. Each is read with little work, and
 * with words for what is left out.
 */
import assert from 'node:assert/strict';
import {expect, test} from 'vitest';
import {bringsSomething, readLink, unreadWords} from '@h3-docs/base/routing/link';
import {readText} from '@h3-docs/explorer/input/read';
import {indexContent} from '@h3-docs/explorer/large-sets';
import {extentOf, shapeFeatures} from '@h3-docs/explorer/map-data';
import {resolutionForShapes} from '@h3-docs/explorer/model/defaultResolution';
import {describeLayer, describeSelection} from '@h3-docs/explorer/model/describe';
import {compress} from '@h3-docs/explorer/model/compress';
import {detailsOf} from '@h3-docs/explorer/model/details';
import {readPublishedHash} from '@h3-docs/explorer/model/published';
import {MAX_CELLS} from '@h3-docs/explorer/model/limits';
import {MAX_DRAWN, MAX_LAYERS} from '@h3-docs/explorer/model/state';
import {readAddress, type AddressReading} from '@h3-docs/explorer/model/url';

/** The reading of a link, as the explorer does it on arrival. */
function arrive(link: string): AddressReading | Promise<AddressReading> {
  return link.startsWith('#') ? readPublishedHash(link) : readAddress(link);
}

/** How long a text may be that the page itself reads, in characters. */
const QUICK = 50_000;

/**
 * Does with a link what the explorer does on arrival: reads it, and computes what its panels and its map show.
 *
 * @throws Error when something throws, is too large, or is not what the types say
 */
async function openExplorer(link: string): Promise<void> {
  const {state, unread} = await arrive(link);
  const {text, selection, layers, drawn, columns} = state;
  assert(!/undefined|NaN|\[object/.test(unread.join()), `It says: ${unread.join('; ')}`);
  assert(selection.length <= MAX_CELLS && layers.length <= MAX_LAYERS && drawn.length <= MAX_DRAWN, 'It is too large');
  if (text.length <= QUICK) {
    const {result, data} = readText(text, {choices: columns});
    assert(data === undefined || data.rows.length <= text.length, 'There are more rows than characters');
    const shapes = [...result.shapes, ...drawn.map((geometry) => ({geometry, line: 0}))];
    const geometries = shapes.map(({geometry}) => geometry);
    resolutionForShapes(geometries);
    shapeFeatures(shapes, () => ({}));
    extentOf([...result.cells, ...selection], shapes);
    indexContent([...result.cells, ...result.edges, ...result.vertexes]);
  }
  indexContent(selection);
  assert(!/NaN|undefined/.test(describeSelection(selection)), 'The selection has no words');
  for (const index of selection.slice(0, 3)) {
    const details = detailsOf(index).flatMap((detail) => Object.values(detail).map(String));
    assert(!/NaN|Infinity/.test(details.join()), `A detail of ${index} is no number`);
  }
  for (const layer of layers) {
    assert(!/NaN|undefined/.test(describeLayer(layer.indexes)), 'A layer has no words');
    indexContent(layer.indexes);
  }
}

const cell = '8928308280fffff';
const deep = (open: string, count: number) => open.repeat(count);
const topology = (uses: number, positions: number) =>
  JSON.stringify({
    type: 'Topology',
    objects: {a: {type: 'GeometryCollection', geometries: [{type: 'MultiLineString', arcs: Array(uses).fill([0])}]}},
    arcs: [Array.from({length: positions}, (_, at) => [at % 2, 1])],
  });
const ring = (count: number) => Array.from({length: count}, (_, at) => `${at % 170} ${(at * 7) % 80}`).join(', ');
const sliver = 'POLYGON((0 0,40 0.00001,20 0.00001,0 0))';
const bowTie = 'POLYGON((-20 -10,20 10,20 -10,-20 10,-20 -10))';
const world = 'POLYGON((-180 -89,180 -89,180 89,-180 89,-180 -89))';

/** Texts that only some readers should see, and what each was good for. */
const texts: readonly (readonly [name: string, text: string])[] = [
  ['KML with 62,000 comments that never end', `<kml>${deep('<!--', 62_000 / 3)}`],
  ['KML with sections that never end', `<kml>${deep('<![CDATA[', 9000)}`],
  ['a topology of one arc used 6,000 times', topology(6000, 4000)],
  ['nested brackets', deep('[', 40_000)],
  ['nested objects', deep('{"a":', 9000)],
  ['a circular string', `CIRCULARSTRING(${ring(3001)})`],
  ['nested collections', `${deep('GEOMETRYCOLLECTION(', 3000)}POINT(1 2)`],
  ['codes of places', deep('33UUU12345678\nu33dc\n9F4MGC22+22\n', 900)],
  [
    'rows whose keys all differ',
    JSON.stringify(Array.from({length: 400}, (_, at) => ({lat: 1, lng: 2, [`k${at}`]: at}))),
  ],
];

const unread = 'This part of the link could not be read';

const hash = (hex: string, res?: number) =>
  `/#${new URLSearchParams({hex, ...(res === undefined ? {} : {res: String(res)})}).toString()}`;

const packed = texts.map(async ([name, text]): Promise<readonly Link[]> => {
  const layer = await compress(`#0072b2 1 A\n${cell}\t${text.replaceAll('\n', '\t')}`);
  return [
    [`${name}, as drawn shapes`, `/?draw=${await compress(text)}#explorer`, 'simple WKT'],
    [`${name}, as the shapes of a layer`, `/?layers=${layer}#explorer`, 'simple WKT'],
    [`${name}, as a text`, `/?z=${await compress(`\n${text}`)}#explorer`],
  ];
});
const bomb = await compress(deep('POINT (1 2)\n', 150_000));

/** The name of each link, its path, and a part of what the page says, if it does not show everything. */
type Link = readonly [name: string, path: string, said?: string];
const links: readonly Link[] = [
  ...(await Promise.all(packed)).flat().filter(([, path]) => path.length < 8000),
  ['drawn shapes that unpack to 2 MB', `/?draw=${bomb}#explorer`, 'drawn shapes'],
  ['layers that unpack to 2 MB', `/?layers=${bomb}#explorer`, 'layers'],
  ['columns that unpack to 2 MB', `/?q=1,2&cols=${bomb}#explorer`, 'columns'],
  ['drawn shapes that are no base64', '/?draw=%00%00#explorer', 'drawn shapes'],
  ['a selection of one index 490 times', `/?sel=${Array(490).fill(cell).join('.')}#explorer`],
  ['a selection of nothing', `/?sel=${deep('zz.', 2000)}#explorer`, 'not an H3 index'],
  ['a query of 50,000 characters', `/?q=${deep('1,2 ', 12_500)}#explorer`, 'characters'],
  ['the name of a prototype', '/?by=__proto__&ramp=__proto__&q=1,2#explorer'],
  ['a published sliver at resolution 15', hash(sliver, 15)],
  ['a published bow-tie without a resolution', hash(bowTie)],
  ['the whole Earth at resolution 15', hash(world, 15)],
  ['a line around the Earth at resolution 15', hash('LINESTRING(-180 0,-90 0,0 0,90 0,180 0)', 15)],
  ['3,000 published positions', hash(deep('1,2\n', 3000)), 'positions'],
  ['a published topology', hash(topology(900, 900).slice(0, 40_000))],
  ['a published hash of 90,000 characters', hash(deep('1,2 ', 22_500)), 'characters'],
  ['nested collections of slivers', hash(`GEOMETRYCOLLECTION(${Array(50).fill(sliver).join(',')})`, 14)],
  ['the decoder with 5,000 digits', `/docs/library/index/cell?index=${deep('8', 5000)}`, unread],
  ['the decoder with what is no index', '/docs/library/index/cell?index=%00%F0%9F%98%80'],
  ['a language of 3,000 characters', `/docs/api/indexing?lang=${deep('x', 3000)}`],
  ['4,000 words to mark', `/docs/api/hierarchy?${deep('_highlight=a&', 600)}`],
];

/** What the page says of a link, computed as the page does it; throws where the page would. */
async function opened(path: string): Promise<string> {
  const {pathname, search, hash} = new URL(path, 'https://h3.example');
  if (pathname === '/') {
    const link = hash.includes('hex=') ? hash : search;
    await openExplorer(link);
    return (await arrive(link)).unread.join('; ');
  }
  return readLink(search, ['index', 'lang', '_highlight'])
    .unread.map((part) => unreadWords([part]))
    .join();
}

test.for(links)('%s', async ([, path, said]) => {
  // Tabs and marks need no words: they don't hide anything.
  expect(await opened(path)).toMatch(said === undefined ? /^(?:.*“(?:lang|_highlight)”.*)?$/ : new RegExp(said));
});

test('parameters that others add to an address are no state of the explorer', () => {
  for (const query of ['', '?', '?utm_source=a&utm_medium=b', '?docusaurus-theme=dark', '?constructor=1']) {
    expect(bringsSomething(query), query).toBe(false);
  }
  for (const query of ['?q=a', '?utm_source=a&sel=8928308280fffff', 'kept=abcd', `?z=${'a'.repeat(9000)}`]) {
    expect(bringsSomething(query), query.slice(0, 40)).toBe(true);
  }
});

test('of many values of one parameter, the first twenty are read', () => {
  const {all, unread} = readLink('_highlight=a&'.repeat(21), ['_highlight']);
  expect(all('_highlight')).toHaveLength(20);
  expect(unread).toEqual(['“_highlight”, of which only the first 20 are read']);
});
