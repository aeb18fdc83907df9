import {gridDisk, gridRing, getPentagons, originToDirectedEdges} from 'h3-js';
import {describe, expect, it} from 'vitest';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {MOST_PICTURED, toPicture} from '../model/picture';

const cell = '8928308280fffff';
const legend = [
  {color: '#440154', label: '1 to 2', count: 1},
  {color: '#fde725', label: '2 to <3>', count: 6},
];

describe('a picture', () => {
  const svg = toPicture([...gridDisk(cell, 1), ...originToDirectedEdges(cell)], {
    legend,
    title: 'sales & more',
    colorOf: (index) => (index === cell ? '#440154' : index.startsWith('89') ? '#fde725' : undefined),
  });

  it('has the cells in their colors, the legend, and the scale', () => {
    const paths = [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, data, fill]) => [
      fill,
      data?.match(/M/g)?.length,
    ]);
    expect(paths).toEqual([
      ['#440154', 1],
      ['#fde725', 6],
      ['none', 6],
    ]);
    expect(svg).toContain('>1 to 2 (1)<');
    expect(svg).toContain('>2 to &lt;3&gt; (6)<');
    expect(svg).toContain('>sales &amp; more<');
    expect(svg).toMatch(/>\d+ m</);
  });

  it('needs no style sheet, and runs and loads nothing', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="\d+"/);
    expect(svg).toContain('<style>');
    expect(svg).not.toMatch(/<script|href=|url\((?!#map)|var\(/);
  });

  it.each([
    ['a few streets', Infinity],
    ['a country', 0],
  ])('has a color of its own for each layer under a map of %s', (_what, finest) => {
    const rings: Position[][] = [
      [
        [-123, 37],
        [-122, 37],
        [-122, 38],
        [-123, 38],
        [-123, 37],
      ],
    ];
    const piece = {bounds: [-123, 37, -122, 38] as const, rings};
    const level = {polygons: [piece], shape: {type: 'MultiPolygon' as const, coordinates: [rings]}, borders: [piece]};
    const land = {finest, places: [], level: () => level};
    const picture = toPicture(gridDisk(cell, 3), {land, legend: [], title: ''});
    const [, style = ''] = /<style>([^<]*)/.exec(picture) ?? [];
    const classes = new Set(Array.from(picture.matchAll(/class="([^"]+)"/g), ([, name]) => name));
    expect([...classes].filter((name) => !style.includes(`.${name}`))).toEqual([]);
    expect(classes).toContain(finest === 0 ? 'd-land' : 'd-ground');
  });

  it('is drawn at the poles, at the antimeridian, and of the entire Earth', () => {
    for (const cells of [getPentagons(0), gridDisk('8001fffffffffff', 1), gridRing('80effffffffffff', 1)]) {
      const picture = toPicture(cells, {legend: [], title: ''});
      expect(picture).toMatch(/<path d="M[^"]{100,}" fill="#0b7a75"/);
      expect(picture).not.toContain('NaN');
    }
  });

  it('says why there is none', () => {
    expect(() => toPicture([], {legend: [], title: ''})).toThrow('nothing to draw');
    const many = Array.from({length: MOST_PICTURED + 1}, () => cell);
    expect(() => toPicture(many, {legend: [], title: ''})).toThrow('at most 50,000 indexes, not 50,001');
  });
});
