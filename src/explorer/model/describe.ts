import {cellArea, cellToLatLng, isPentagon, UNITS} from 'h3-js';
import {formatArea} from './details';
import {byKind, kindOf, resolutionOf} from './kinds';
import {formatLocale} from '../../number';

const plural = (count: number, one: string, many: string) => `${formatLocale(count)} ${count === 1 ? one : many}`;

/** An index with its resolution and the area of a cell: what is shown while the pointer is on it. */
export function describeHover(index: string): string {
  const resolution = `res ${resolutionOf(index)}`;
  return kindOf(index) === 'cell'
    ? `${index} · ${resolution} · ${formatArea(cellArea(index, UNITS.km2))}`
    : `${index} · ${resolution}`;
}

/** A selection in one sentence: what a screen reader says when it changes. */
export function describeSelection(selection: readonly string[]): string {
  const [index] = selection;
  if (index === undefined) return 'Nothing is selected';
  if (selection.length > 1) {
    const {cell, edge, vertex} = byKind(selection);
    const parts = [
      ...(cell.length > 0 ? [plural(cell.length, 'cell', 'cells')] : []),
      ...(edge.length > 0 ? [plural(edge.length, 'directed edge', 'directed edges')] : []),
      ...(vertex.length > 0 ? [plural(vertex.length, 'vertex', 'vertexes')] : []),
    ];
    return `${parts.join(', ')} selected`;
  }
  const resolution = resolutionOf(index);
  switch (kindOf(index)) {
    case 'cell': {
      const [lat, lng] = cellToLatLng(index).map((value) => value.toFixed(3));
      const shape = isPentagon(index) ? 'pentagon' : 'hexagon';
      const area = formatArea(cellArea(index, UNITS.km2));
      return `Cell ${index} selected: a ${shape} of resolution ${resolution}, ${area}, centered at ${lat}, ${lng}`;
    }
    case 'edge':
      return `Directed edge ${index} of resolution ${resolution} selected`;
    case 'vertex':
      return `Vertex ${index} of resolution ${resolution} selected`;
  }
}
