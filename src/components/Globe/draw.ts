import type {GlobeData} from '@h3-docs/base/contracts/globe';
import {dot, toVector, type Vector} from '@h3-docs/grid/h3/sphere';
import {viewAxes, type Attitude} from './sphere';

/** The globe's data as unit vectors, made once. */
export interface Globe {
  readonly corners: readonly Vector[];
  readonly cells: readonly {readonly ring: readonly number[]; readonly pentagon: boolean}[];
  /** The cells of a grid disk, by their distance from its middle. */
  readonly disk: readonly (readonly {readonly ring: readonly number[]}[])[];
  readonly land: readonly (readonly Vector[])[];
}

/** Turns the data of the build into unit vectors. */
export function prepare({corners, cells, pentagons, disk, land, stepsPerDegree}: GlobeData): Globe {
  const vector = ([lng, lat]: readonly [number, number]) => toVector([lng / stepsPerDegree, lat / stepsPerDegree]);
  const isPentagon = new Set(pentagons);
  return {
    corners: corners.map(vector),
    cells: cells.map((ring, index) => ({ring, pentagon: isPentagon.has(index)})),
    disk: disk.map((indexes) => indexes.map((index) => ({ring: cells[index] ?? []}))),
    land: land.map((ring) => ring.map(vector)),
  };
}

/**
 * Draws the half of the globe that faces the viewer, in orthographic projection. Colors are the site's tokens, read
 * from the canvas, so that both color modes look right.
 */
export function draw(canvas: HTMLCanvasElement, {corners, cells, disk, land}: Globe, attitude: Attitude): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = window.devicePixelRatio;
  const {clientWidth: size} = canvas;
  if (canvas.width !== Math.round(size * scale)) canvas.width = canvas.height = Math.round(size * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, size, size);
  const style = getComputedStyle(canvas);
  const color = (token: string) => style.getPropertyValue(token);
  // As large as in the drawing from the build, whose place it takes.
  const radius = size * 0.497;
  const {right, up, toward} = viewAxes(attitude);

  context.beginPath();
  context.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
  context.fillStyle = color('--h3-sea');
  context.fill();

  // A ring that is partly on the far side has its hidden points moved to the limb, where they close the outline.
  const trace = (ring: readonly Vector[]): boolean => {
    if (!ring.some((point) => dot(point, toward) > 0)) return false;
    ring.forEach((point, index) => {
      const [x, y] = [dot(point, right), dot(point, up)];
      const stretch = dot(point, toward) > 0 ? 1 : 1 / Math.hypot(x, y);
      const [px, py] = [size / 2 + x * stretch * radius, size / 2 - y * stretch * radius];
      if (index === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    });
    context.closePath();
    return true;
  };

  context.beginPath();
  land.forEach(trace);
  context.fillStyle = color('--h3-land');
  context.fill();

  const cornersOf = (ring: readonly number[]) =>
    ring.map((corner) => corners[corner]).filter((corner) => corner !== undefined);
  const fill = (rings: readonly {readonly ring: readonly number[]}[], token: string) => {
    context.beginPath();
    for (const {ring} of rings) trace(cornersOf(ring));
    context.fillStyle = color(token);
    context.fill();
  };
  context.globalAlpha = 0.5;
  disk.forEach((rings, distance) => fill(rings, `--d-${distance}`));
  fill(
    cells.filter(({pentagon}) => pentagon),
    '--h3-pentagon',
  );

  context.globalAlpha = 0.75;
  context.beginPath();
  for (const {ring} of cells) trace(cornersOf(ring));
  context.strokeStyle = color('--h3-cell');
  context.lineWidth = 0.8;
  context.stroke();
  context.globalAlpha = 1;
}
