/** Calls of 3.x to run before and after the conversion: the function, and its arguments as source code. */
export const calls: readonly (readonly [name: string, args: string, differs?: 'throws' | 'value'])[] = [
  ['h3IsValid', `'89283082803ffff'`],
  ['h3IsPentagon', `'8009fffffffffff'`],
  ['h3IsResClassIII', `'89283082803ffff'`],
  ['h3GetBaseCell', `'89283082803ffff'`],
  ['h3GetFaces', `'80d3fffffffffff'`],
  ['h3GetResolution', `'89283082803ffff'`],
  ['geoToH3', `37.775938728915946, -122.41795063018799, 9`],
  ['geoToH3', `37.7, -122.4, 16`, 'throws'],
  ['geoToH3', `37.7, -122.4, -1`, 'throws'],
  ['h3ToGeo', `'89283082803ffff'`],
  ['h3ToGeoBoundary', `'89283082803ffff'`],
  ['h3ToParent', `'89283082803ffff', 5`],
  ['h3ToParent', `'89283082803ffff', 12`, 'throws'],
  ['h3ToChildren', `'85283473fffffff', 6`],
  ['h3ToChildren', `'85283473fffffff', 4`, 'throws'],
  ['h3ToCenterChild', `'85283473fffffff', 9`],
  ['h3ToCenterChild', `'85283473fffffff', 3`, 'throws'],
  ['kRing', `'89283082803ffff', 0`],
  ['kRing', `'89283082803ffff', 1`],
  ['kRing', `'89283082803ffff', -1`, 'throws'],
  ['kRingDistances', `'89283082803ffff', 2`],
  ['hexRing', `'89283082803ffff', 0`],
  ['hexRing', `'89283082803ffff', -1`, 'throws'],
  ['polyfill', `[[37.77, -122.43], [37.75, -122.43], [37.75, -122.40]], 9`],
  ['polyfill', `[[[-122.43, 37.77], [-122.43, 37.75], [-122.40, 37.75], [-122.43, 37.77]]], 9, true`],
  ['h3SetToMultiPolygon', `['89283082803ffff']`, 'value'],
  ['h3SetToMultiPolygon', `[]`],
  ['compact', `['85283473fffffff']`],
  ['compact', `['89283082803ffff', '85283473fffffff']`, 'throws'],
  ['uncompact', `['85283473fffffff'], 6`],
  ['h3IndexesAreNeighbors', `'89283082803ffff', '89283082807ffff'`],
  ['h3IndexesAreNeighbors', `'89283082803ffff', '85283473fffffff'`, 'throws'],
  ['getH3UnidirectionalEdge', `'89283082803ffff', '89283082807ffff'`],
  ['getH3UnidirectionalEdge', `'89283082803ffff', '891ea6d6533ffff'`, 'throws'],
  ['getOriginH3IndexFromUnidirectionalEdge', `'13928308280fffff'`],
  ['getOriginH3IndexFromUnidirectionalEdge', `'89283082803ffff'`, 'throws'],
  ['getDestinationH3IndexFromUnidirectionalEdge', `'139283082803ffff'`],
  ['getDestinationH3IndexFromUnidirectionalEdge', `'89283082803ffff'`, 'throws'],
  ['h3UnidirectionalEdgeIsValid', `'139283082803ffff'`],
  ['getH3IndexesFromUnidirectionalEdge', `'139283082803ffff'`],
  ['getH3IndexesFromUnidirectionalEdge', `'89283082803ffff'`, 'throws'],
  ['getH3UnidirectionalEdgesFromHexagon', `'89283082803ffff'`],
  ['getH3UnidirectionalEdgeBoundary', `'139283082803ffff'`],
  ['getH3UnidirectionalEdgeBoundary', `'89283082803ffff'`, 'throws'],
  ['h3Distance', `'89283082803ffff', '8928308283bffff'`],
  ['h3Distance', `'89283082803ffff', '85283473fffffff'`, 'throws'],
  ['h3Line', `'89283082803ffff', '89283082b9bffff'`],
  ['h3Line', `'139283082803ffff', '89283082803ffff'`, 'value'],
  ['experimentalH3ToLocalIj', `'89283082803ffff', '8928308283bffff'`],
  ['experimentalLocalIjToH3', `'89283082803ffff', {i: 25, j: 13}`],
  ['pointDist', `[37, -122], [38, -121], 'km'`],
  ['cellArea', `'89283082803ffff', 'm2'`],
  ['exactEdgeLength', `'139283082803ffff', 'm'`],
  ['exactEdgeLength', `'89283082803ffff', 'm'`, 'throws'],
  ['edgeLength', `0, 'm'`, 'throws'],
  ['edgeLength', `9, 'miles'`],
  ['hexArea', `0, 'km2'`, 'value'],
  ['hexArea', `5, 'acres'`],
  ['numHexagons', `2`],
  ['numHexagons', `10`, 'value'],
  ['numHexagons', `12`, 'value'],
  ['getRes0Indexes', ``],
  ['getPentagonIndexes', `0`],
  ['h3IndexToSplitLong', `'89283082803ffff'`],
  ['splitLongToh3Index', `41943039, 143536130`],
  ['degsToRads', `180`],
  ['radsToDegs', `3`],
];

/** The ways in which a program gets a function. Each computes `result`. */
export const forms: readonly ((name: string, args: string) => string)[] = [
  (name, args) => `import {${name}} from 'h3-js';\nexport const result = ${name}(${args});\n`,
  (name, args) => `import * as h3 from 'h3-js';\nexport const result = h3.${name}(${args});\n`,
  (name, args) => `const {${name}: run} = require('h3-js');\nexports.result = run(${args});\n`,
  (name, args) =>
    `import {${name} as call} from "h3-js";\nconst all = {call};\nexport const result = all.call(${args});\n`,
  (name, args) => `const hexes = (require('h3-js'));\nconst f = hexes['${name}'];\nexports.result = f(${args});\n`,
  (name, args) => `var ${name} = require('h3-js').${name};\nexports.result = ${name}(${args});\n`,
  (name, args) =>
    `import {${name}} from 'h3-js';\nconst tools = {${name}};\nexport const result = tools.${name}(${args});\n`,
  (name, args) =>
    `const h3 = require('h3-js'), {${name}} = h3;\nexports.result = [0].map(() => ${name}(${args}))[0];\n`,
];

/** Longer programs, which compute `result`. */
export const programs: readonly string[] = [
  `import {geoToH3, kRing, h3ToGeo} from 'h3-js';
// kRing around the origin
export function near(lat: number, lng: number, k = 2): [number, number][] {
  return kRing(geoToH3(lat, lng, 8), k).map((cell) => h3ToGeo(cell).map((x) => Number(x.toFixed(6))) as [number, number]);
}
export const result = near(48.8584, 2.2945);`,
  `import * as h3 from 'h3-js';
const feature = (cell: string) => ({
  type: 'Feature', properties: {cell, kRing: 1},
  geometry: {type: 'Polygon', coordinates: [h3.h3ToGeoBoundary(cell, true)]},
});
export const result = h3.h3ToChildren('85283473fffffff', 6).map(feature);`,
  `const h3 = require('h3-js');
function histogram(points, res) {
  const counts = {};
  for (const [lat, lng] of points) { const id = h3.geoToH3(lat, lng, res); counts[id] = (counts[id] || 0) + 1; }
  return counts;
}
exports.result = histogram([[1, 2], [1.01, 2], [40, -70]], 4);`,
  `import {compact, uncompact, kRing, h3ToChildren} from 'h3-js';
const cells = kRing('85283473fffffff', 1).flatMap((cell) => h3ToChildren(cell, 7));
const small = compact(cells);
export const result = [small.length, uncompact(small, 7).length === cells.length];`,
  `import {edgeLength, exactEdgeLength, getH3UnidirectionalEdgesFromHexagon} from 'h3-js';
export const result = getH3UnidirectionalEdgesFromHexagon('8928308280fffff').map((e) => exactEdgeLength(e, 'm'));
export const isLong = edgeLength(9, 'm') > 100;`,
  `import type {H3Index} from 'h3-js';
import {kRingDistances, UNITS, cellArea} from 'h3-js';
const rings: H3Index[][] = kRingDistances('89283082803ffff', 2);
export const result = rings.map((ring) => ring.reduce((sum, c) => sum + cellArea(c, UNITS.km2), 0));`,
  `import {h3Line, h3Distance} from 'h3-js';
const from = '89283082803ffff', to = '89283082b9bffff';
export const result = {line: h3Line(from, to), steps: h3Distance(from, to), h3Line: 'a name'};`,
  `const lib = require('h3-js'); const other = lib; let third; third = other;
exports.result = [lib, other, third].map((h) => h === lib).concat(third.kRing('89283082803ffff', 1).length);`,
  `import {polyfill} from 'h3-js';
const compactList = (compact: (x: number[]) => number[]) => compact([1, 2]);
export const result = [compactList((x) => x), polyfill([[[2, 48], [2.1, 48], [2.1, 48.1]]], 7, true).sort()];`,
  `import {h3ToParent, geoToH3} from 'h3-js';
const memo = new Map<string, string>();
const parent = (c: string) => memo.get(c) ?? (memo.set(c, h3ToParent(c, 3)), memo.get(c)!);
export const result = [0, 10, 20].map((lng) => parent(geoToH3(10, lng, 7)));`,
  `import {hexRing} from 'h3-js';
function safeRing(c: string, k: number): string[] { try { return hexRing(c, k); } catch { return []; } }
export const result = [safeRing('8009fffffffffff', 1), safeRing('89283082803ffff', 1)];`,
  `import {h3SetToMultiPolygon, kRing} from 'h3-js';
const outline = h3SetToMultiPolygon(kRing('89283082803ffff', 1), false);
export const result = outline.map((polygon) => polygon.map((loop) => loop.map(String).length));`,
];
