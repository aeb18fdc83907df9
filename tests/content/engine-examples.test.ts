import * as h3 from 'h3-js';
import {expect, test} from 'vitest';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';

const examplesOf = (id: string) => readEngines().find((engine) => engine.id === id)?.callExamples?.functions ?? {};
const postgres = examplesOf('postgres');
const rust = examplesOf('rust-h3o');

/** The indexes in a text, sorted. */
const indexesIn = (text: string) => (text.match(/\b[0-9a-f]{15,16}\b/g) ?? []).sort();
/** The numbers in a text that has no indexes. */
const numbersIn = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

test('PostgreSQL and Rust have an example for every function that they have, but for polygons in Rust', () => {
  const without = readEngines()
    .filter(({callExamples}) => callExamples)
    .flatMap(({id, names, callExamples}) =>
      Object.keys(names.functions)
        .filter((name) => !callExamples?.functions[name])
        .map((name) => `${id} ${name}`),
    );
  expect(without).toEqual([
    'rust-h3o maxPolygonToCellsSize',
    'rust-h3o polygonToCells',
    'rust-h3o maxPolygonToCellsSizeExperimental',
    'rust-h3o polygonToCellsExperimental',
    'rust-h3o cellsToLinkedMultiPolygon',
  ]);
});

const indexes: Readonly<Record<string, string | string[]>> = {
  latLngToCell: h3.latLngToCell(37.7955, -122.3937, 9),
  gridDisk: h3.gridDisk('891fb46741bffff', 1),
  gridDiskDistances: h3.gridDisk('88be0e35c1fffff', 1),
  gridRing: h3.gridRing('891e8052a6bffff', 1),
  gridRingUnsafe: h3.gridRingUnsafe('891e8052a6bffff', 1),
  getPentagons: h3.getPentagons(3),
  cellToChildren: h3.cellToChildren('872f5a32dffffff', 8),
  cellToParent: h3.cellToParent('897a6e42cabffff', 6),
  cellToCenterChild: h3.cellToCenterChild('86be0e35fffffff', 8),
  childPosToCell: h3.childPosToCell(218, '861ec9027ffffff', 9),
  compactCells: '872f5a32dffffff',
  uncompactCells: h3.uncompactCells(['85be0e37fffffff', '86be0e307ffffff'], 6),
  constructCell: h3.constructCell(95, [0, 1, 6, 1, 5], 5),
  cellsToDirectedEdge: h3.cellsToDirectedEdge('88194ad14dfffff', '88194ad327fffff'),
  directedEdgeToCells: h3.directedEdgeToCells('1171fb4675ffffff'),
  getDirectedEdgeOrigin: h3.getDirectedEdgeOrigin('1291ec902467ffff'),
  getDirectedEdgeDestination: h3.getDirectedEdgeDestination('1291ec902467ffff'),
  originToDirectedEdges: h3.originToDirectedEdges('893d8584b2bffff'),
  reverseDirectedEdge: h3.reverseDirectedEdge('148194ad14dfffff'),
  cellToVertex: h3.cellToVertex('862f5ba8fffffff', 0),
  cellToVertexes: h3.cellToVertexes('8a2a1072b59ffff'),
  gridPathCells: h3.gridPathCells('882a1072b5fffff', '882a1072d5fffff'),
  localIjToCell: h3.localIjToCell('862f5ba8fffffff', {i: -22, j: -111}),
};

test.each(Object.entries(indexes))('%s gives the indexes of h3-js', (name, expected) => {
  const wanted = [expected].flat().sort();
  for (const examples of [postgres, rust]) expect(indexesIn(examples[name]?.output ?? '')).toEqual(wanted);
});

const ring = h3.cellToBoundary('877a6e42cffffff');
const numbers: Readonly<Record<string, {postgres: number[]; rust?: number[]}>> = {
  cellToLatLng: {postgres: h3.cellToLatLng('892f5aad923ffff').reverse(), rust: h3.cellToLatLng('892f5aad923ffff')},
  cellToBoundary: {postgres: ring.flatMap(([lat, lng]) => [lng, lat]), rust: ring.flat()},
  directedEdgeToBoundary: {
    // h3-pg has the latitude first here alone.
    postgres: h3.directedEdgeToBoundary('148194ad14dfffff').flat(),
    rust: h3.directedEdgeToBoundary('148194ad14dfffff').flat(),
  },
  greatCircleDistanceRads: {postgres: [h3.greatCircleDistance([-0.1807, -78.4678], [1.3521, 103.8198], 'rads')]},
  greatCircleDistanceKm: {postgres: [h3.greatCircleDistance([35.6812, 139.7671], [34.7025, 135.4959], 'km')]},
  greatCircleDistanceM: {postgres: [h3.greatCircleDistance([48.8606, 2.3376], [48.853, 2.3499], 'm')]},
  getHexagonAreaAvgKm2: {postgres: [h3.getHexagonAreaAvg(6, 'km2')]},
  getHexagonAreaAvgM2: {postgres: [h3.getHexagonAreaAvg(9, 'm2')]},
  cellAreaKm2: {postgres: [h3.cellArea('88075dd4bdfffff', 'km2')]},
  cellAreaM2: {postgres: [h3.cellArea('89608b03627ffff', 'm2')]},
  cellAreaRads2: {postgres: [h3.cellArea('8230e7fffffffff', 'rads2')]},
  getHexagonEdgeLengthAvgKm: {postgres: [h3.getHexagonEdgeLengthAvg(7, 'km')]},
  getHexagonEdgeLengthAvgM: {postgres: [h3.getHexagonEdgeLengthAvg(10, 'm')]},
  edgeLengthKm: {postgres: [h3.edgeLength('117589c99effffff', 'km')]},
  edgeLengthM: {postgres: [h3.edgeLength('1191f1d48863ffff', 'm')]},
  edgeLengthRads: {postgres: [h3.edgeLength('115283473fffffff', 'rads')]},
  getNumCells: {postgres: [h3.getNumCells(7)]},
  getResolution: {postgres: [10]},
  getBaseCellNumber: {postgres: [h3.getBaseCellNumber('88a8100c03fffff')]},
  getIndexDigit: {postgres: [h3.getIndexDigit('85be0e37fffffff', 3)]},
  cellToChildPos: {postgres: [h3.cellToChildPos('891ec902467ffff', 6)]},
  gridDistance: {postgres: [h3.gridDistance('8828308703fffff', '88283082a7fffff')]},
  cellToLocalIj: {postgres: [-22, -111]},
  vertexToLatLng: {
    postgres: h3.vertexToLatLng('2462f5ba87ffffff').reverse(),
    rust: h3.vertexToLatLng('2462f5ba87ffffff'),
  },
};

test.each(Object.entries(numbers))('%s gives the numbers of h3-js', (name, expected) => {
  for (const [examples, wanted] of [
    [postgres, expected.postgres],
    [rust, expected.rust ?? expected.postgres],
  ] as const) {
    const given = numbersIn(examples[name]?.output ?? '');
    expect(given).toHaveLength(wanted.length);
    given.forEach((number, at) => expect(Math.abs(number - (wanted[at] ?? NaN))).toBeLessThan(0.001));
  }
});

test('yes and no are those of h3-js', () => {
  const yes: readonly string[] = [
    'isPentagon',
    'isResClassIII',
    'areNeighborCells',
    'isValidDirectedEdge',
    'isValidVertex',
  ];
  expect(yes.map((name) => [postgres[name]?.output, rust[name]?.output])).toEqual(yes.map(() => ['t', 'true']));
  expect([postgres.isValidCell?.output, rust.isValidCell?.output]).toEqual(['t|f', 'true\nfalse']);
});
