import {expect, it} from 'vitest';
import {readText} from '../input/read';

const ringsOf = (text: string) =>
  readText(text).result.shapes.map(({geometry}) => (geometry.type === 'Polygon' ? geometry.coordinates[0] : geometry));
const problemsOf = (text: string) => readText(text).result.problems.map(({reason}) => reason);
const notesOf = (text: string) => readText(text).result.notes?.map(({text: note}) => note) ?? [];

it.each([
  'bbox=13.08,52.33,13.76,52.67',
  'bbox: [13.08, 52.33, 13.76, 52.67]',
  'Bounding box 13.08 52.33 13.76 52.67',
  'https://example.org/wfs?request=GetFeature&bbox=13.08,52.33,13.76,52.67',
  'ST_MakeEnvelope(13.08, 52.33, 13.76, 52.67, 4326)',
])('a named box is an area, west and south first: %s', (text) => {
  const ring = [13.08, 13.76, 13.76, 13.08, 13.08].map((lng, at) => [lng, at === 2 || at === 3 ? 52.67 : 52.33]);
  expect(ringsOf(text)).toEqual([ring]);
  expect(notesOf(text)).toEqual([]);
});

it('a box may cross the antimeridian, and be the whole Earth', () => {
  expect(ringsOf('bbox=170,-20,-170,-10')[0]).toContainEqual([190, -10]);
  expect(ringsOf('bbox=-180,-90,180,90')[0]).toContainEqual([0, 90]);
});

it('a box that is none is refused with the reason', () => {
  expect(problemsOf('bbox=52.33,13.08,52.67,190')).toEqual([expect.stringContaining('latitude 190 is outside')]);
  expect(problemsOf('bbox=1,5,2,3')).toEqual(['a box is written as west, south, east, north']);
  expect(problemsOf('ST_MakeEnvelope(1, 2, 3, 4, 3857)')).toHaveLength(1);
});

it('four numbers without a name stay two positions, and it is said how a box is written', () => {
  const note =
    'Line 1 was read as two positions, each with the latitude first. A box is written bbox=west,south,east,north.';
  expect(notesOf('13.08,52.33,13.76,52.67')).toEqual([note]);
  expect(notesOf('13.76,52.67,13.08,52.33')).toEqual([]);
  expect(notesOf('a place\n13.08,52.33,13.76,52.67\nanother place\n13.18,52.43,13.86,52.77')).toEqual([
    '2 lines were read as two positions each, with the latitude first (the first is line 2). A box is written bbox=west,south,east,north.',
  ]);
});
