import {featureFilter, type FilterSpecification} from '@maplibre/maplibre-gl-style-spec';
import type {Feature, FeatureCollection, Position} from 'geojson';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {indexFeatures, shapeFeatures} from '../map-data';
import {CAP} from '@h3-docs/base/contracts/webMap';
import {splitCaps} from '@h3-docs/map/caps';
import {dataLayers} from '@h3-docs/map/layers';
import type {LayerName, MapColors} from '@h3-docs/map/types';
import {kmPerDegree} from '@h3-docs/grid/h3/sphere';
import {box} from './box';

const names = ['sea', 'land', 'border', 'ink', 'ground', 'cell', 'pentagon', 'input', 'selected'];
const colors = Object.fromEntries(names.map((name) => [name, '#000'])) as unknown as MapColors;

const layers = dataLayers(colors).map(({id, source, filter}) => ({
  id,
  source,
  takes: featureFilter(filter as FilterSpecification, 'layers[0].filter'),
}));
const geometryTypes = {Point: 1, LineString: 2, MultiLineString: 2, Polygon: 3} as const;

/** The layers that draw a feature at a zoom, as the engine decides it. */
function drawnBy(feature: Feature, source: LayerName, zoom: number): string[] {
  const type = geometryTypes[feature.geometry.type as keyof typeof geometryTypes];
  return layers
    .filter(
      (layer) => layer.source === source && layer.takes.filter({zoom}, {type, properties: feature.properties ?? {}}),
    )
    .map(({id}) => id);
}

function featureOf(index: string): Feature {
  const [feature] = indexFeatures([index]).features;
  if (!feature) throw new Error(`no feature for ${index}`);
  return feature;
}

/** The height of a cell on a map with 512-pixel tiles, in pixels at the equator. */
function heightPx(resolution: number, zoom: number): number {
  const degrees = (Math.sqrt(3) * h3.getHexagonEdgeLengthAvg(resolution, h3.UNITS.km)) / kmPerDegree;
  return (degrees * 512 * 2 ** zoom) / 360;
}

describe('the layers of the map', () => {
  it('draw points in the color of their row', () => {
    const points = [1, 2].map((lng) => ({geometry: {type: 'Point' as const, coordinates: [lng, 50]}}));
    const {features} = shapeFeatures(points, (_, at) => (at === 1 ? {color: '#500000', fill: 1, shape: '/1'} : {}));
    expect(features.map(({properties}) => properties)).toEqual([{}, {color: '#500000', fill: 1, shape: '/1'}]);
    const [plain, colored] = features;
    expect(plain && drawnBy(plain, 'shapes', 3)).toEqual(['shapes-point']);
    expect(colored && drawnBy(colored, 'shapes', 3)).toEqual(['shapes-point']);
  });

  it('outline cells of about 8 pixels or more, fill smaller ones densely, and show dots for those of 2 and less', () => {
    for (let resolution = 0; resolution <= 15; resolution++) {
      const {features} = indexFeatures([h3.latLngToCell(10, 10, resolution)]);
      for (let zoom = 0; zoom <= 20; zoom++) {
        const height = heightPx(resolution, zoom);
        // Tiles have whole zooms: the nearest one is half a zoom off at most.
        const drawn = height >= 8 / Math.SQRT2 ? ['input-fill', 'input-line'] : ['input-solid'];
        const found = features.flatMap((feature) => drawnBy(feature, 'input', zoom));
        expect(
          found.filter((id) => id !== 'input-dot'),
          `resolution ${resolution}, zoom ${zoom}`,
        ).toEqual(drawn);
        // In between, the rounding of zooms decides.
        if (height >= 2 && height <= 8) continue;
        expect(found.includes('input-dot'), `resolution ${resolution}, zoom ${zoom}`).toBe(height < 2);
      }
    }
    const tiny = shapeFeatures([{geometry: box(0, 0, 0.001, 0.001)}]);
    expect(tiny.features.flatMap((feature) => drawnBy(feature, 'shapes', 3))).toContain('shapes-dot');
    expect(tiny.features.flatMap((feature) => drawnBy(feature, 'shapes', 18))).not.toContain('shapes-dot');
  });

  it('draw long outlines in parts that engines can hold', () => {
    const ring = Array.from({length: 20_001}, (_, at) => {
      const angle = (2 * Math.PI * (at % 20_000)) / 20_000;
      return [20 * Math.cos(angle), 20 * Math.sin(angle)];
    });
    const {features} = shapeFeatures([{geometry: {type: 'Polygon', coordinates: [ring]}}]);
    const outlined = features.filter((feature) => drawnBy(feature, 'shapes', 3).includes('shapes-line'));
    const parts = outlined.flatMap(({geometry}) =>
      geometry.type === 'MultiLineString' ? geometry.coordinates : [ring],
    );
    expect(parts.every((part) => part.length <= 5000)).toBe(true);
    expect(parts.reduce((sum, part) => sum + part.length - 1, 0)).toBe(20_000);
    expect(features.some((feature) => drawnBy(feature, 'shapes', 3).includes('shapes-fill'))).toBe(true);
  });

  it('draw the grid of any zoom, and edges and vertexes however small they are', () => {
    const cell = h3.latLngToCell(10, 10, 12);
    const [edge = ''] = h3.originToDirectedEdges(cell);
    expect(drawnBy(featureOf(cell), 'grid', 3)).toEqual(['grid-line']);
    expect(drawnBy(featureOf(edge), 'selection', 3)).toEqual(['selection-line']);
    expect(drawnBy(featureOf(h3.cellToVertex(cell, 0)), 'selection', 3)).toEqual(['selection-point']);
  });

  it('fill a cell around a pole without the line that closes it, and outline the cell', () => {
    const features = indexFeatures([h3.latLngToCell(90, 0, 1)]).features.filter(
      ({geometry}) => geometry.type !== 'Point',
    );
    expect(features.map((feature) => drawnBy(feature, 'input', 4))).toEqual([['input-fill'], ['input-line']]);
  });
});

function positions({features}: FeatureCollection): Position[] {
  return features.flatMap(({geometry}) =>
    Array.from(JSON.stringify(geometry).matchAll(/\[(-?[\d.e-]+),(-?[\d.e-]+)\]/g), ([, lng, lat]) => [
      Number(lng),
      Number(lat),
    ]),
  );
}

describe('what engines are given near the poles', () => {
  it('reaches no further than they can draw, for all base cells and all pentagons of several resolutions', () => {
    const cells = [...h3.getRes0Cells(), ...[1, 2, 3, 5, 8].flatMap((resolution) => h3.getPentagons(resolution))];
    for (const cell of cells) {
      const {engine, caps} = splitCaps(indexFeatures([cell]));
      for (const [lng = NaN, lat = NaN] of positions(engine)) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(CAP + 1e-9);
        expect(Math.abs(lng)).toBeLessThanOrEqual(540);
      }
      expect(engine.features.length + caps.length).toBeGreaterThan(0);
    }
  });

  it('leaves what is elsewhere alone', () => {
    const data = indexFeatures(h3.gridDisk('8928308280fffff', 5));
    expect(splitCaps(data)).toEqual({engine: data, caps: []});
    expect(splitCaps(data).engine).toBe(data);
  });

  it('loses nothing: what the engine cannot draw is drawn over it', () => {
    for (const pole of [90, -90]) {
      const cell = h3.latLngToCell(pole, 0, 3);
      const {engine, caps} = splitCaps(indexFeatures([cell]));
      expect(engine.features).toEqual([]);
      expect(caps.map(({properties}: Feature) => properties?.index as unknown)).toContain(cell);
    }
    const base = splitCaps(indexFeatures([h3.latLngToCell(90, 0, 0)]));
    expect(base.engine.features.some(({geometry}) => geometry.type === 'MultiPolygon')).toBe(true);
    expect(base.engine.features.some(({geometry}) => geometry.type === 'MultiLineString')).toBe(true);
    expect(base.caps.length).toBeGreaterThan(0);
  });
});
