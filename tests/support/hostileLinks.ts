/**
 * Links that strangers may send: those that once froze or ended a tab, and their siblings. Each has the words by which its
 * page says what it left out, or none where everything can be shown.
 */
import {compress} from '@h3-docs/explorer/model/compress';

export interface HostileLink {
  readonly name: string;
  /** Below the site's origin. */
  readonly path: string;
  /** A part of what the page says; undefined: it shows everything. */
  readonly said?: string;
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

const drawn = 'simple WKT';

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

async function packedLinks(): Promise<HostileLink[]> {
  const links: HostileLink[] = [];
  for (const [name, text] of texts) {
    const [alone, after] = [await compress(text), await compress(`\n${text}`)];
    const layer = await compress(`#0072b2 1 A\n${cell}\t${text.replaceAll('\n', '\t')}`);
    links.push(
      {name: `${name}, as drawn shapes`, path: `/?draw=${alone}#explorer`, said: drawn},
      {name: `${name}, as the shapes of a layer`, path: `/?layers=${layer}#explorer`, said: drawn},
      {name: `${name}, as a text`, path: `/?z=${after}#explorer`},
    );
  }
  return links.filter(({path}) => path.length < 8000);
}

const hash = (hex: string, res?: number) =>
  `/#${new URLSearchParams({hex, ...(res === undefined ? {} : {res: String(res)})}).toString()}`;

const unread = 'This part of the link could not be read';

/** All of them. */
export async function hostileLinks(): Promise<readonly HostileLink[]> {
  const bomb = await compress(deep('POINT (1 2)\n', 150_000));
  return [
    ...(await packedLinks()),
    {name: 'drawn shapes that unpack to 2 MB', path: `/?draw=${bomb}#explorer`, said: 'drawn shapes'},
    {name: 'layers that unpack to 2 MB', path: `/?layers=${bomb}#explorer`, said: 'layers'},
    {name: 'columns that unpack to 2 MB', path: `/?q=1,2&cols=${bomb}#explorer`, said: 'columns'},
    {name: 'drawn shapes that are no base64', path: '/?draw=%00%00#explorer', said: 'drawn shapes'},
    {name: 'a selection of one index 490 times', path: `/?sel=${Array(490).fill(cell).join('.')}#explorer`},
    {name: 'a selection of nothing', path: `/?sel=${deep('zz.', 2000)}#explorer`, said: 'not an H3 index'},
    {name: 'a query of 50,000 characters', path: `/?q=${deep('1,2 ', 12_500)}#explorer`, said: 'characters'},
    {name: 'the name of a prototype', path: '/?by=__proto__&ramp=__proto__&q=1,2#explorer'},
    {name: 'a published sliver at resolution 15', path: hash(sliver, 15)},
    {name: 'a published bow-tie without a resolution', path: hash(bowTie)},
    {name: 'the whole Earth at resolution 15', path: hash(world, 15)},
    {name: 'a line around the Earth at resolution 15', path: hash('LINESTRING(-180 0,-90 0,0 0,90 0,180 0)', 15)},
    {name: '3,000 published positions', path: hash(deep('1,2\n', 3000)), said: 'positions'},
    {name: 'a published topology', path: hash(topology(900, 900).slice(0, 40_000))},
    {name: 'a published hash of 90,000 characters', path: hash(deep('1,2 ', 22_500)), said: 'characters'},
    {name: 'nested collections of slivers', path: hash(`GEOMETRYCOLLECTION(${Array(50).fill(sliver).join(',')})`, 14)},
    {name: 'the decoder with 5,000 digits', path: `/docs/library/index/cell?index=${deep('8', 5000)}`, said: unread},
    {name: 'the decoder with what is no index', path: '/docs/library/index/cell?index=%00%F0%9F%98%80'},
    {name: 'a language of 3,000 characters', path: `/docs/api/indexing?lang=${deep('x', 3000)}`},
    {name: '4,000 words to mark', path: `/docs/api/hierarchy?${deep('_highlight=a&', 600)}`},
  ];
}
