import {translate} from '@docusaurus/Translate';
import type {Point} from '@h3-docs/grid/h3/clip';
import {angle, kmPerDegree, roundDegrees, wrapDegrees, type Position} from '@h3-docs/grid/h3/sphere';
import type {View} from '@h3-docs/grid/h3/view';
import {mapLayers, type MapOptions} from '../kit/map';
import type {Frame, Handle} from './types';

/** A frame that is a map. */
export interface MapFrame extends Frame {
  readonly view: View;
}

/** The least share of the drawing that positions fill, in one direction, before the map comes nearer. */
const leastShare = 0.4;

/** Whether a view shows all positions, and none of them too small. */
export function fits(view: View, positions: readonly Position[]): boolean {
  const points = positions.map((position) => view.point(position));
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    if (!point) return false;
    left = Math.min(left, point[0]);
    top = Math.min(top, point[1]);
    right = Math.max(right, point[0]);
    bottom = Math.max(bottom, point[1]);
  }
  if (left < 0 || top < 0 || right > view.width || bottom > view.height) return false;
  return Math.max((right - left) / view.width, (bottom - top) / view.height) >= leastShare;
}

/** The frame of a map with these options: the current one as long as it shows their positions well. */
export function mapFrame(options: Omit<MapOptions, 'land' | 'alt'>, current?: MapFrame): MapFrame {
  if (current && fits(current.view, options.positions)) return current;
  const {view, under, over} = mapLayers(options);
  return {width: view.width, height: view.height, view, under, over, landRadius: view.radius};
}

/** The position at a point of the drawing, to five decimals (about 1 m); the nearest that a globe shows beside it. */
export function positionAt({view}: MapFrame, point: Point): Position {
  const found = view.projection.invert?.([point[0], point[1]]);
  const [lng, lat] = found?.every(Number.isFinite) ? found : view.center;
  return [roundDegrees(wrapDegrees(lng)), Math.max(-90, Math.min(90, roundDegrees(lat)))];
}

/** A position in words: '48.858° north, 2.295° east'. */
export function placeName([lng, lat]: Readonly<Position>, digits = 3): string {
  const [latitude, longitude] = [Math.abs(lat).toFixed(digits), Math.abs(lng).toFixed(digits)];
  const north =
    lat < 0
      ? translate({message: '{lat}° south'}, {lat: latitude})
      : translate({message: '{lat}° north'}, {lat: latitude});
  const east =
    lng < 0
      ? translate({message: '{lng}° west'}, {lng: longitude})
      : translate({message: '{lng}° east'}, {lng: longitude});
  return `${north}, ${east}`;
}

interface MapHandleOptions<State> {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** How far an arrow key moves it, as an angle in degrees. */
  readonly step: number;
  readonly move: (to: Position) => State;
  readonly press?: () => State;
}

/** The farthest that an arrow key moves a handle, in units of the drawing: over a cell that fills half of it. */
const farthestStep = 280;

/** A handle on a position of a map. None where the position is on the far side of a globe. */
export function mapHandle<State>(
  frame: MapFrame,
  {position, step, move, ...handle}: MapHandleOptions<State>,
): Handle<State>[] {
  const {view} = frame;
  const at = view.point(position);
  if (!at || angle(view.center, position) > view.radius + 1) return [];
  const units = step * kmPerDegree * view.pixelsPerKm;
  return [
    {
      ...handle,
      at,
      value: placeName(position),
      move: (to) => move(positionAt(frame, to)),
      step: Math.max(3, Math.min(farthestStep, units)),
    },
  ];
}
