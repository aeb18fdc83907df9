import assert from 'node:assert/strict';
import {readText} from '@h3-docs/explorer/input/read';
import {indexContent} from '@h3-docs/explorer/large-sets';
import {extentOf, shapeFeatures} from '@h3-docs/explorer/map-data';
import {resolutionForShapes} from '@h3-docs/explorer/model/defaultResolution';
import {describeLayer, describeSelection} from '@h3-docs/explorer/model/describe';
import {detailsOf} from '@h3-docs/explorer/model/details';
import {readPublishedHash} from '@h3-docs/explorer/model/published';
import {MAX_CELLS} from '@h3-docs/explorer/model/limits';
import {MAX_DRAWN, MAX_LAYERS} from '@h3-docs/explorer/model/state';
import {readAddress, type AddressReading} from '@h3-docs/explorer/model/url';

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
