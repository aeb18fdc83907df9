import {layerNames, type LayerName, type MapColors} from './types';

type Paint = Readonly<Record<string, unknown>>;

/** A style layer in the subset of the style specification that both engines share. */
interface DataLayer {
  readonly id: string;
  readonly type: 'fill' | 'line' | 'circle';
  readonly source: LayerName;
  readonly filter: readonly unknown[];
  readonly paint: Paint;
}

const polygons = ['in', ['geometry-type'], ['literal', ['Polygon', 'MultiPolygon']]] as const;
const isPoint = ['in', ['geometry-type'], ['literal', ['Point', 'MultiPoint']]] as const;
/** A cell that is too small to be seen at some zooms comes with a dot in its middle for these. */
const isDot = ['has', 'dotBelow'] as const;
const points = ['all', isPoint, ['!', isDot]] as const;
const dots = ['all', isPoint, isDot, ['<', ['zoom'], ['get', 'dotBelow']]] as const;
/** Large enough on the screen for an outline. Tiles have whole zooms: what they hold is decided once for each. */
const large = ['>=', ['zoom'], ['coalesce', ['get', 'outlineFrom'], 0]] as const;

const outlines = ['all', ['!', isPoint], ['!=', ['get', 'outline'], false]] as const;

/** What is too small for an outline is filled this many times as densely. */
const SOLID = 2.5;

/** The radius of the dot that stands for a tiny cell, in pixels. */
const DOT_RADIUS = 2.8;

/** How each layer looks: fill opacity, line width, and its color. */
export interface Look {
  readonly color: unknown;
  /** The color of what is no pentagon. */
  readonly plain: string;
  readonly fill: number;
  readonly width: number;
  readonly opacity: number;
}

/** The looks of all layers. */
export function looks(colors: MapColors): Readonly<Record<LayerName, Look>> {
  const byPentagon = (cell: string) => [
    'case',
    ['has', 'color'],
    ['get', 'color'],
    ['==', ['get', 'pentagon'], true],
    colors.pentagon,
    cell,
  ];
  return {
    grid: {color: byPentagon(colors.cell), plain: colors.cell, fill: 0, width: 0.8, opacity: 0.35},
    input: {color: byPentagon(colors.cell), plain: colors.cell, fill: 0.24, width: 1.2, opacity: 0.95},
    shapes: {
      color: ['coalesce', ['get', 'color'], colors.input],
      plain: colors.input,
      fill: 0.1,
      width: 1.8,
      opacity: 1,
    },
    selection: {
      color: ['coalesce', ['get', 'color'], colors.selected],
      plain: colors.selected,
      fill: 0.32,
      width: 2,
      opacity: 1,
    },
    drawing: {color: colors.input, plain: colors.input, fill: 0.1, width: 2, opacity: 1},
  };
}

/** Cells that are colored by a value. Their colors, light and dark, stand out from any land by an outline of ink. */
const isClassed = ['all', ['==', ['get', 'classed'], true], ['==', ['get', 'kind'], 'cell']] as const;
const INK_WIDTH = 0.8;
const INK_OPACITY = 0.45;

/** The layers that draw all data, from the bottom to the top. */
export function dataLayers(colors: MapColors): DataLayer[] {
  const look = looks(colors);
  return layerNames.flatMap((name): DataLayer[] => {
    const {color, fill, width, opacity} = look[name];
    const line: DataLayer = {
      id: `${name}-line`,
      type: 'line',
      source: name,
      // The grid is nothing but outlines.
      filter: name === 'grid' ? outlines : [...outlines, large],
      paint: {
        'line-color': ['case', isClassed, colors.ink, color],
        'line-opacity': ['case', isClassed, INK_OPACITY, opacity],
        'line-width': ['case', isClassed, INK_WIDTH, ['==', ['get', 'kind'], 'edge'], width + 2, width],
      },
    };
    if (name === 'grid') return [line];
    const area = (part: string, filter: readonly unknown[], density: number): DataLayer => ({
      id: `${name}-${part}`,
      type: 'fill',
      source: name,
      filter,
      paint: {
        'fill-color': color,
        'fill-opacity': ['min', 1, ['*', density, ['coalesce', ['get', 'fill'], fill]]],
        'fill-antialias': false,
      },
    });
    return [
      area('fill', ['all', polygons, large], 1),
      area('solid', ['all', polygons, ['!', large]], SOLID),
      line,
      {
        id: `${name}-dot`,
        type: 'circle',
        source: name,
        filter: dots,
        paint: {'circle-color': color, 'circle-radius': DOT_RADIUS},
      },
      {
        id: `${name}-point`,
        type: 'circle',
        source: name,
        filter: points,
        paint: {
          'circle-color': color,
          'circle-radius': 4.5,
          'circle-stroke-color': colors.ground,
          'circle-stroke-width': 1.5,
        },
      },
    ];
  });
}
