/** Links to the explorer, as strangers may write them. */
import {isValidCell} from 'h3-js';
import {aggregations} from '@h3-docs/explorer/data/aggregate';
import {columnTypes} from '@h3-docs/explorer/data/columnTypes';
import {readText} from '@h3-docs/explorer/input/read';
import {indexContent} from '@h3-docs/explorer/large-sets';
import {extentOf, shapeFeatures} from '@h3-docs/explorer/map-data';
import {compress} from '@h3-docs/explorer/model/compress';
import {resolutionForShapes} from '@h3-docs/explorer/model/defaultResolution';
import {describeSelection} from '@h3-docs/explorer/model/describe';
import {detailsOf} from '@h3-docs/explorer/model/details';
import {describeLayer} from '@h3-docs/explorer/model/layers';
import {describeSize} from '@h3-docs/explorer/model/measure';
import {readPublishedHash} from '@h3-docs/explorer/model/published';
import {MAX_CELLS} from '@h3-docs/explorer/model/limits';
import {MAX_DRAWN, MAX_LAYERS} from '@h3-docs/explorer/model/state';
import {encodeState, readAddress, type AddressReading} from '@h3-docs/explorer/model/url';
import {cellsAround, places, randomCell} from './cells';
import {demand} from './mutate';
import type {Random} from './random';

/** A geometry or another text for the input box. */
function someText(random: Random): string {
  const ring = () => places(random).map((place) => place.replace('_', ' '));
  return random.pick([
    () => cellsAround(random).join(random.pick(['\n', ', ', ' '])),
    () => `POLYGON((${ring().join(', ')}))`,
    () => `${random.pick(['LINESTRING', 'POINT', 'CIRCULARSTRING', 'MULTIPOINT', 'TIN'])}(${ring().join(', ')})`,
    () => JSON.stringify({type: 'Polygon', coordinates: [ring().map((place) => place.split(' ').map(Number))]}),
    () =>
      `<kml>${random.pick(['<!--', '<![CDATA[', '<Point><coordinates>1,2</coordinates></Point>']).repeat(random.below(50))}`,
    () =>
      JSON.stringify({
        type: 'Topology',
        objects: {
          a: {type: 'MultiLineString', arcs: Array.from({length: random.below(40)}, () => [random.below(3) - 1])},
        },
        arcs: [Array.from({length: random.below(40)}, (_, at) => [at, 1])],
      }),
    () =>
      `h3,${random.pick(['value', '__proto__', 'kind'])}\n${cellsAround(random)
        .map((cell, at) => `${cell},${at}`)
        .join('\n')}`,
    () => random.pick(['', '\0', '%', '(', '{', '1,2', '91,181', 'NaN', '\ud800']).repeat(1 + random.below(30)),
  ])();
}

async function packed(random: Random, text: string): Promise<string> {
  const whole = await compress(text);
  return random.chance(0.1) ? whole.slice(0, random.below(whole.length)) : whole;
}

const layersOf = (random: Random) =>
  Array.from({length: 1 + random.below(3)}, () =>
    [
      `${random.pick(['#0072b2', '#000000', 'red'])} ${random.pick(['0', '1', '1:9', '1:16'])} A name`,
      [cellsAround(random).join(' '), someText(random).replaceAll('\n', ' ')].join('\t'),
      ...(random.chance(0.3) ? [`=${JSON.stringify({columns: [{name: 'a', type: 'number'}], rows: [[1]]})}`] : []),
    ].join('\n'),
  ).join('\n');

/** A link: a query, or the hash of the published explorer. */
export async function explorerLink(random: Random): Promise<string> {
  const params = new URLSearchParams();
  if (random.chance(0.3)) {
    params.set('hex', someText(random));
    if (random.chance(0.7)) params.set('res', String(random.below(17) - 1));
    return `#${params}`;
  }
  const values: Readonly<Record<string, () => string | Promise<string>>> = {
    q: () => someText(random),
    sel: () => cellsAround(random).join('.'),
    z: () => packed(random, `${cellsAround(random).join(' ')}\n${someText(random)}`),
    res: () => String(random.below(18) - 1),
    show: () => random.pick(['icosahedron', 'pentagons', 'icosahedron.pentagons', 'x', '__proto__']),
    map: () => random.pick(['flat', 'round']),
    layers: () => packed(random, layersOf(random)),
    draw: () => packed(random, Array.from({length: 1 + random.below(4)}, () => someText(random)).join('\n')),
    cols: () => packed(random, JSON.stringify([{name: random.pick(['h3', 'value']), type: random.pick(columnTypes)}])),
    by: () => random.pick(['value', 'h3', '__proto__', ...aggregations]),
    ramp: () => random.pick(['sequential.quantile.50', 'x.y.z', '']),
    at: () => random.pick(['0,0,1', '90,180,22', '-90,-180,0', '91,0,1', '1e5,1,1', '']),
  };
  for (const [name, value] of Object.entries(values)) if (random.chance(0.25)) params.set(name, await value());
  if (random.chance(0.05)) params.set(random.pick(Object.keys(values)), randomCell(random).repeat(random.below(600)));
  return `?${params}`;
}

/** The reading of a link, as the explorer does it on arrival. */
export function arrive(link: string): AddressReading | Promise<AddressReading> {
  return link.startsWith('#') ? readPublishedHash(link) : readAddress(link);
}

/** How long a text may be that the page itself reads, in characters. */
const QUICK = 50_000;

/**
 * Does with a link what the explorer does on arrival: reads it, and computes what its panels and its map show.
 *
 * @throws Error when something throws, is too large, or is not what the types say
 */
export async function openExplorer(link: string): Promise<void> {
  const {state, unread} = await arrive(link);
  const {text, selection, layers, drawn, columns} = state;
  demand(!/undefined|NaN|\[object/.test(unread.join()), `It says: ${unread.join('; ')}`);
  demand(selection.length <= MAX_CELLS && layers.length <= MAX_LAYERS && drawn.length <= MAX_DRAWN, 'It is too large');
  if (text.length <= QUICK) {
    const {result, data} = readText(text, {choices: columns});
    demand(data === undefined || data.rows.length <= text.length, 'There are more rows than characters');
    const shapes = [...result.shapes, ...drawn.map((geometry) => ({geometry, line: 0}))];
    const geometries = shapes.map(({geometry}) => geometry);
    resolutionForShapes(geometries);
    demand(!/NaN|undefined|Infinity/.test(describeSize(geometries) ?? ''), `It says: ${describeSize(geometries)}`);
    shapeFeatures(shapes, () => ({}));
    extentOf([...result.cells, ...selection], shapes);
    indexContent([...result.cells, ...result.edges, ...result.vertexes]);
  }
  indexContent(selection);
  demand(!/NaN|undefined/.test(describeSelection(selection)), 'The selection has no words');
  for (const index of selection.slice(0, 3)) {
    const details = detailsOf(index).flatMap((detail) => Object.values(detail).map(String));
    demand(!/NaN|Infinity/.test(details.join()), `A detail of ${index} is no number`);
  }
  for (const layer of layers) {
    demand(!/NaN|undefined/.test(describeLayer(layer)), `A layer has no words: ${describeLayer(layer)}`);
    indexContent(layer.indexes);
    shapeFeatures(
      (layer.shapes ?? []).map((geometry) => ({geometry, line: 0})),
      () => ({}),
    );
  }
  const again = await encodeState(state);
  if (again === undefined) return;
  const {state: back, unread: lost} = await readAddress(again);
  demand(lost.length === 0, `Its own link is not read: ${lost.join('; ')}`);
  demand(
    back.selection.length === selection.length && back.layers.length === layers.length,
    'Its own link lost something',
  );
  demand(back.drawn.length === drawn.length, 'Its own link lost shapes');
  demand(
    selection.every((index) => !index.startsWith('8') || isValidCell(index)),
    'A cell is no cell',
  );
}
