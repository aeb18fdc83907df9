import type {Feature, Position} from 'geojson';
import {CAP} from '@h3-docs/base/contracts/webMap';
import {looks, type Look} from '../layers';
import {layerNames, type LayerName, type MapColors} from '../types';

/** What the overlay needs of a map. */
interface Projector {
  getContainer(): HTMLElement;
  project(position: [lng: number, lat: number]): {readonly x: number; readonly y: number};
  getCenter(): {readonly lat: number};
}

/** The drawing of what lies around the poles: engines have no tiles there. */
export interface CapOverlay {
  set(name: LayerName, features: readonly Feature[]): void;
  setColors(colors: MapColors): void;
  setFlat(flat: boolean): void;
  draw(): void;
}

/** A cap that is closer to the edge of the globe than this is not drawn, degrees: it is seen edge-on. */
const EDGE = 12;

/** Lays a canvas over a globe. It takes no clicks. */
export function createCapOverlay(map: Projector, firstColors: MapColors, firstFlat: boolean): CapOverlay {
  const container = map.getContainer();
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
  canvas.setAttribute('aria-hidden', 'true');
  // Under the engine's controls.
  container.querySelector('canvas')?.after(canvas);
  const data = new Map<LayerName, readonly Feature[]>();
  let look = looks(firstColors);
  let colors = firstColors;
  let flat = firstFlat;
  let drawn = false;

  const point = ([lng = 0, lat = 0]: Position) => map.project([lng, lat]);
  const trace = (context: CanvasRenderingContext2D, line: readonly Position[]) => {
    line.forEach((position, index) => {
      const {x, y} = point(position);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
  };
  const paint = (
    context: CanvasRenderingContext2D,
    {properties, geometry}: Feature,
    {fill, width, opacity, plain}: Look,
    pole: 1 | -1,
  ) => {
    // The overlay draws tiny cells with their outlines, so they need no dots.
    if (
      properties?.dotBelow !== undefined ||
      geometry.type === 'GeometryCollection' ||
      !isAround(geometry.coordinates, pole)
    )
      return;
    const own: unknown = properties?.color;
    const color = typeof own === 'string' ? own : properties?.pentagon === true ? colors.pentagon : plain;
    context.strokeStyle = color;
    context.fillStyle = color;
    context.lineWidth = properties?.kind === 'edge' ? width + 2 : width;
    context.beginPath();
    if (geometry.type === 'Point') {
      const {x, y} = point(geometry.coordinates);
      context.arc(x, y, 4.5, 0, 2 * Math.PI);
      context.globalAlpha = 1;
      context.fill();
      return;
    }
    for (const line of linesOf(geometry.type, geometry.coordinates)) trace(context, line);
    if (geometry.type.endsWith('Polygon')) {
      context.globalAlpha = typeof properties?.fill === 'number' ? properties.fill : fill;
      context.fill('evenodd');
    }
    if (properties?.outline !== false) {
      context.globalAlpha = opacity;
      context.stroke();
    }
  };
  const drawCap = (context: CanvasRenderingContext2D, pole: 1 | -1) => {
    context.save();
    context.beginPath();
    trace(
      context,
      Array.from({length: 91}, (_, at): Position => [4 * at - 180, CAP * pole]),
    );
    context.clip();
    for (const name of layerNames) {
      for (const feature of data.get(name) ?? []) paint(context, feature, look[name], pole);
    }
    context.restore();
  };

  return {
    set: (name, features) => data.set(name, features),
    setColors: (next) => {
      colors = next;
      look = looks(next);
    },
    setFlat: (next) => {
      flat = next;
    },
    draw: () => {
      const {lat} = map.getCenter();
      const pole = lat > 0 ? 1 : -1;
      const visible =
        !flat &&
        90 - Math.abs(lat) < 90 - CAP + 80 - EDGE &&
        [...data.values()].some((features) => features.length > 0);
      if (!visible && !drawn) return;
      const context = canvas.getContext('2d');
      if (!context) return;
      const ratio = window.devicePixelRatio;
      canvas.width = container.clientWidth * ratio;
      canvas.height = container.clientHeight * ratio;
      context.scale(ratio, ratio);
      drawn = visible;
      if (visible) drawCap(context, pole);
    },
  };
}

type Nested = readonly (number | Nested)[];

/** Whether some position lies in the cap of a pole. */
function isAround(coordinates: Nested, pole: 1 | -1): boolean {
  const [first, second] = coordinates;
  if (typeof first === 'number') return typeof second === 'number' && second * pole > CAP;
  return coordinates.some((one) => typeof one !== 'number' && isAround(one, pole));
}

/** The lines or rings of a geometry that is no point. */
function linesOf(type: string, coordinates: Nested): readonly (readonly Position[])[] {
  if (type === 'LineString') return [coordinates as unknown as Position[]];
  if (type === 'MultiPolygon') return (coordinates as unknown as Position[][][]).flat();
  return coordinates as unknown as Position[][];
}
