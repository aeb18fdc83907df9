import {translate} from '@docusaurus/Translate';
import {cellArea, cellToLatLng, isPentagon, UNITS} from 'h3-js';
import {formatArea} from './details';
import type {Recipe} from './recipe';
import {byKind, kindOf, resolutionOf} from './kinds';
import {commonResolution} from './layers';
import {formatLocale, plural} from '@h3-docs/base/number';

/** An index with its resolution and the area of a cell: what is shown while the pointer is on it. */
export function describeHover(index: string): string {
  const resolution = translate({message: 'res {resolution}'}, {resolution: resolutionOf(index)});
  return kindOf(index) === 'cell'
    ? `${index} · ${resolution} · ${formatArea(cellArea(index, UNITS.km2))}`
    : `${index} · ${resolution}`;
}

/** How many cells there are, and of which resolution if they have one in common; empty: some are no cells. */
export function describeCells(indexes: readonly string[]): string {
  const {cell} = byKind(indexes);
  if (cell.length < indexes.length || cell.length === 0) return '';
  const resolution = commonResolution(cell);
  const count = formatLocale(cell.length);
  return resolution === undefined
    ? plural(cell.length, translate({message: '{count} cell|{count} cells'}, {count}))
    : plural(
        cell.length,
        translate(
          {message: '{count} cell of resolution {resolution}|{count} cells of resolution {resolution}'},
          {count, resolution},
        ),
      );
}

/** A selection in one sentence: what a screen reader says when it changes. */
export function describeSelection(selection: readonly string[]): string {
  const [index] = selection;
  if (index === undefined) return translate({message: 'Nothing is selected'});
  if (selection.length > 1) {
    const {cell, edge, vertex} = byKind(selection);
    const parts = [
      ...(cell.length > 0
        ? [plural(cell.length, translate({message: '{count} cell|{count} cells'}, {count: formatLocale(cell.length)}))]
        : []),
      ...(edge.length > 0
        ? [
            plural(
              edge.length,
              translate({message: '{count} directed edge|{count} directed edges'}, {count: formatLocale(edge.length)}),
            ),
          ]
        : []),
      ...(vertex.length > 0
        ? [
            plural(
              vertex.length,
              translate({message: '{count} vertex|{count} vertexes'}, {count: formatLocale(vertex.length)}),
            ),
          ]
        : []),
    ];
    return translate({message: '{parts} selected'}, {parts: parts.join(', ')});
  }
  const resolution = resolutionOf(index);
  switch (kindOf(index)) {
    case 'cell': {
      const [lat = '', lng = ''] = cellToLatLng(index).map((value) => value.toFixed(3));
      const shape = isPentagon(index) ? translate({message: 'pentagon'}) : translate({message: 'hexagon'});
      const area = formatArea(cellArea(index, UNITS.km2));
      return translate(
        {message: 'Cell {index} selected: a {shape} of resolution {resolution}, {area}, centered at {lat}, {lng}'},
        {index, shape, resolution, area, lat, lng},
      );
    }
    case 'edge':
      return translate({message: 'Directed edge {index} of resolution {resolution} selected'}, {index, resolution});
    case 'vertex':
      return translate({message: 'Vertex {index} of resolution {resolution} selected'}, {index, resolution});
  }
}

/** How many geometries no cell stands for after a covering; empty: each has some. */
export function describeMissed({
  geometries,
  missed = 0,
}: Pick<Extract<Recipe, {readonly step: 'cover'}>, 'geometries' | 'missed'>): string {
  if (missed === 0) return '';
  return plural(
    missed,
    translate(
      {
        message:
          '{count} of {all} geometries has no cell. Choose a finer resolution, or cells that touch it.|{count} of {all} geometries have no cell. Choose a finer resolution, or cells that touch them.',
      },
      {count: formatLocale(missed), all: formatLocale(geometries.length)},
    ),
  );
}
