import {geoGraticule} from 'd3-geo';
import type {LandData, Piece, Place} from './land';
import {clipRing, type Point} from './clip';
import {coarseLand} from './coarseLand';
import {halvesOf} from './path';
import {angle, radians, toVector, type Position} from './sphere';
import {element, group, label, path, round} from './svg';
import {createView, streamed, type Precision, type View} from './view';
import {formatLocale} from '@h3-docs/base/number';

const coarse: Precision = {digits: 0, tolerance: 0.9};

/** The part of the plane of longitudes and latitudes that a region needs: west, south, east, north. */
function window(view: View): readonly [number, number, number, number] {
  const [lng, lat] = view.center;
  const radius = view.radius * 1.1;
  const [south, north] = [Math.max(-90, lat - radius), Math.min(90, lat + radius)];
  if (lat + radius >= 89.9 || lat - radius <= -89.9) return [lng - 180, south, lng + 180, north];
  const ratio = Math.sin((radius * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  const half = ratio < 1 ? (Math.asin(ratio) * 180) / Math.PI : 180;
  return [lng - half, south, lng + half, north];
}

/** The pieces that meet the window, on the world's copy in which they do. */
function* near(pieces: readonly Piece[], [west, south, east, north]: ReturnType<typeof window>) {
  for (const {bounds, rings} of pieces) {
    if (bounds[1] > north || bounds[3] < south) continue;
    for (const shift of [-360, 0, 360]) {
      if (bounds[0] + shift > east || bounds[2] + shift < west) continue;
      yield rings.map((ring) => (shift ? ring.map(([lng, lat]): Position => [lng + shift, lat]) : ring));
    }
  }
}

/** The ring with points added to its edges along meridians and parallels, such as clipping makes: they are curves. */
function curved(ring: readonly Point[]): Position[] {
  return ring.flatMap(([x, y], index): Position[] => {
    const [px, py] = ring.at(index - 1) ?? [x, y];
    const parts = px === x || py === y ? Math.ceil(Math.hypot(x - px, y - py) / 2) : 1;
    return Array.from({length: Math.max(1, parts)}, (_, part): Position => {
      const t = (part + 1) / Math.max(1, parts);
      return [px + t * (x - px), py + t * (y - py)];
    });
  });
}

/**
 * Sea, land and borders; neither in a view so small that they would be in the wrong place.
 *
 * @param tolerance - how far simplified coasts may be from their true place, in units of the drawing; more for a small
 * or busy drawing
 */
export function geography(view: View, land: LandData | undefined, tolerance = coarse.tolerance): string {
  const sphere =
    view.kind === 'region' ? undefined : streamed(view.projection, {type: 'Sphere'}, {digits: 0, tolerance: 0.3});
  const sea = sphere
    ? path('d-sea', sphere)
    : element('rect', {class: 'd-sea', width: view.width, height: view.height});
  if (!land) return sea;
  if (view.radius < land.finest) return element('rect', {class: 'd-ground', width: view.width, height: view.height});
  const {polygons, shape, borders} = land.level(view.radius);
  const precision = {...coarse, tolerance};
  let [ground, lines] = ['', ''];
  if (view.kind === 'region') {
    const seen = window(view);
    const [left, top, right, bottom] = seen;
    const frame = halvesOf({left, top, right, bottom});
    for (const rings of near(polygons, seen)) {
      for (const ring of rings) {
        const clipped = clipRing(ring.slice(0, -1), frame);
        ground += view.ring(curved(clipped), precision);
      }
    }
    for (const rings of near(borders, seen)) lines += rings.map((line) => view.line(line, precision)).join('');
  } else {
    ground = streamed(view.projection, shape, precision);
  }
  return sea + path('d-land', ground) + path('d-border', lines);
}

const graticuleSteps = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];

/** Meridians and parallels at a step that leaves a few of them in the view. */
export function graticule(view: View): string {
  const precision: Precision = {digits: 0, tolerance: 0.3};
  if (view.kind !== 'region') {
    return path('d-graticule', streamed(view.projection, geoGraticule().step([30, 30]).precision(5)(), precision));
  }
  const [west, south, east, north] = window(view);
  const step = graticuleSteps.find((size) => size <= view.radius / 1.6) ?? 0.001;
  // Meridians meet toward the poles: there they need a wider step.
  const wide = graticuleSteps.findLast((size) => size >= Math.min(30, (east - west) / 6)) ?? step;
  const along = (from: number, to: number) => Array.from({length: 13}, (_, i) => from + ((to - from) * i) / 12);
  let data = '';
  const meridians = Math.min(Math.floor(east / wide) - Math.ceil(west / wide), 360 / wide - 1);
  for (let index = 0; index <= meridians; index++) {
    const lng = (Math.ceil(west / wide) + index) * wide;
    data += view.line(
      along(Math.max(south, -88), Math.min(north, 88)).map((lat) => [lng, lat]),
      precision,
    );
  }
  for (let lat = Math.ceil(south / step) * step; lat <= north; lat += step) {
    const parts = Array.from({length: 49}, (_, i): Position => [west + ((east - west) * i) / 48, lat]);
    if (Math.abs(lat) < 89.9) data += view.line(parts, precision);
  }
  return path('d-graticule', data);
}

const scaleLengths = [1, 2, 5];

/** A bar of a round length, at most a quarter of the width, with that length; a region only has one scale. */
export function scaleBar(view: View): string {
  if (view.kind !== 'region') return '';
  const most = view.width / 4 / view.pixelsPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = power * (scaleLengths.findLast((factor) => factor * power <= most) ?? 1);
  const text = length < 1 ? `${Math.round(length * 1000)} m` : `${formatLocale(length)} km`;
  const pixels = length * view.pixelsPerKm;
  const [x, y] = [view.width - 10 - pixels, view.height - 10];
  return group(
    'd-scale',
    path(undefined, `M${round(x)} ${y - 5}v5h${round(pixels)}v-5`) +
      label(undefined, [view.width - 10 - pixels / 2, y - 7], text, 'middle'),
  );
}

/** A region smaller than this, as its radius in degrees, may show nothing but one color: it gets a locator. */
const localRadius = 0.15;
const locatorSize = 64;

/** Approximately, and of the larger text of phones: the page's font is not known here. */
const letterWidth = 10;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Whether two boxes share more than an edge. */
const overlap = ([left, top, right, bottom]: Box, [l, t, r, b]: Box) => left < r && right > l && top < b && bottom > t;

/** Whether the line between two points enters a box. */
function enters([ax, ay]: Point, [bx, by]: Point, [left, top, right, bottom]: Box): boolean {
  const spans = [
    [(left - ax) / (bx - ax), (right - ax) / (bx - ax)],
    [(top - ay) / (by - ay), (bottom - ay) / (by - ay)],
  ] as const;
  const from = Math.max(0, ...spans.map((span) => Math.min(...span)));
  return from <= Math.min(1, ...spans.map((span) => Math.max(...span)));
}

/**
 * The names of the largest places in a region, each to the right of its dot, or to the left where that is free. None lies over
 * another, over the scale bar, or over what is drawn.
 *
 * @param most - how many names there are at most
 * @param taken - points of the drawing that must stay free
 * @param corners - corners of outlines, in their order: the lines between them stay free, too
 */
export function placeNames(
  view: View,
  land: LandData | undefined,
  most: number,
  taken: readonly Point[] = [],
  corners: readonly Point[] = [],
): string {
  if (!land || view.kind !== 'region' || view.radius > 25) return '';
  const locatorEnd = view.radius <= localRadius ? locatorSize + 12 : 0;
  const boxes: Box[] = [
    [view.width * 0.72, view.height - 30, view.width, view.height],
    [0, 0, locatorEnd, locatorEnd],
  ];
  const reserved = boxes.length;
  // The step from one outline to the next is no line. Those are longer, or run between outlines that touch.
  const lines = corners
    .slice(1)
    .map((to, at) => [corners[at] ?? to, to] as const)
    .filter(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) < view.width / 2);
  const isFree = (box: Box) =>
    box[0] >= 4 &&
    box[2] <= view.width - 4 &&
    box[1] >= 4 &&
    box[3] <= view.height - 4 &&
    !boxes.some((other) => overlap(other, box)) &&
    !taken.some(([x, y]) => overlap([x, y, x, y], box)) &&
    !lines.some(([from, to]) => enters(from, to, box));
  let content = '';
  for (const place of largest(land.places, view)) {
    if (boxes.length - reserved >= most) break;
    const point = view.point(place.position);
    if (!point) continue;
    const [x, y] = point;
    const width = place.name.length * letterWidth + 18;
    const sides: readonly Box[] = [
      [x - 4, y - 9, x + width, y + 9],
      [x - width, y - 9, x + 4, y + 9],
    ];
    const side = sides.findIndex(isFree);
    const box = sides[side];
    if (!box) continue;
    boxes.push(box);
    const text =
      side === 0 ? label(undefined, [x + 5, y + 4], place.name) : label(undefined, [x - 5, y + 4], place.name, 'end');
    content += element('circle', {cx: round(x), cy: round(y), r: 2}) + text;
  }
  return group('d-place', content);
}

const vectorsOf = new WeakMap<readonly Place[], Float64Array>();

/** The unit vectors of places one after the other, three numbers each, computed once: the build has a hundred thousand places. */
function vectorsOfPlaces(places: readonly Place[]): Float64Array {
  const known = vectorsOf.get(places);
  if (known) return known;
  const vectors = new Float64Array(3 * places.length);
  places.forEach(({position}, at) => vectors.set(toVector(position), 3 * at));
  vectorsOf.set(places, vectors);
  return vectors;
}

/** The places within a view, the most populous first. */
function largest(places: readonly Place[], {center, radius}: Pick<View, 'center' | 'radius'>): Place[] {
  const vectors = vectorsOfPlaces(places);
  const [x, y, z] = toVector(center);
  const cosine = Math.cos(radius * radians);
  const along = (at: number) => x * (vectors[at] ?? 0) + y * (vectors[at + 1] ?? 0) + z * (vectors[at + 2] ?? 0);
  return places.filter((_place, at) => along(3 * at) >= cosine);
}

/** The widest view, as a radius in degrees, that is named by a place in it: a larger one shows a part of a continent. */
const widestAround = 5;

/**
 * The largest place within the view. Where it has none, one near it: the largest of at least 15,000 people that is hardly
 * farther away than the nearest one within 300 km, so that a place in a city has the name of the city and not of a suburb. Null where
 * there is none, and for a wide view, which a city far from its middle wouldn't describe.
 */
export function nearestPlace(view: View, land: LandData): {readonly name: string; readonly within: boolean} | null {
  if (view.radius > widestAround) return null;
  for (const place of largest(land.places, view)) {
    const point = view.point(place.position);
    if (point && point[0] > 0 && point[1] > 0 && point[0] < view.width && point[1] < view.height) {
      return {name: place.name, within: true};
    }
  }
  const around = largest(land.places, {center: view.center, radius: 2.7}).filter(
    ({population}) => population >= 15_000,
  );
  const distanceOf = (place: Place) => angle(place.position, view.center);
  const nearest = Math.min(...around.map(distanceOf));
  // In order of population.
  const chosen = around.find((place) => distanceOf(place) <= nearest * 2);
  return chosen ? {name: chosen.name, within: false} : null;
}

/** For a small region: a little globe in the corner with a dot where the region is. */
export function locator(view: View, land: LandData | undefined): string {
  if (!land || view.kind !== 'region' || view.radius > localRadius) return '';
  const size = locatorSize;
  const [lng, lat] = view.center;
  const globe = createView({
    kind: 'globe',
    positions: [view.center],
    // Whole degrees: nothing smaller is seen.
    center: [Math.round(lng - 15), Math.round(lat * 0.6)],
    width: size,
    height: size,
  });
  globe.projection.precision(0);
  const ground = streamed(globe.projection, coarseLand(land).level(180).shape, {digits: 0, tolerance: 2});
  const [x, y] = globe.point(view.center) ?? [size / 2, size / 2];
  return element(
    'g',
    {class: 'd-locator', transform: 'translate(8 8)'},
    element('circle', {class: 'd-sea', cx: size / 2, cy: size / 2, r: size / 2 - 2}) +
      path('d-land', ground) +
      element('circle', {class: 'd-input d-input-point', cx: round(x), cy: round(y), r: 4}),
  );
}
