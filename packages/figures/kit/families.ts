import * as h3 from 'h3-js';
import type {Position} from '@h3-docs/grid/h3/sphere';
import type {View} from '@h3-docs/grid/h3/view';
import {cellLabels, cellPositions, cells, outlines} from './map';

/** A position, the resolution of the parent that it lies in, and how many resolutions finer the descendants are. */
export interface FamilyState {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
  readonly depth: number;
  /** Whether the cell of the position stands out where it isn't a descendant. */
  readonly marked: boolean;
}

export interface Family {
  readonly parent: string;
  readonly descendants: readonly string[];
  /** The cell of the position at the resolution of the descendants. */
  readonly own: string;
  /** The ancestor of `own` at the parent's resolution: another cell than `parent` where the position leaves it. */
  readonly ancestor: string;
}

/** The cells that a state shows. */
export function familyOf({lat, lng, res, depth}: FamilyState): Family {
  const parent = h3.latLngToCell(lat, lng, res);
  const own = h3.latLngToCell(lat, lng, res + depth);
  return {parent, own, ancestor: h3.cellToParent(own, res), descendants: h3.cellToChildren(parent, res + depth)};
}

/** What a map of the family must hold. */
export function familyPositions({marked}: FamilyState, {parent, descendants, own}: Family): Position[] {
  return cellPositions([parent, ...(marked ? [own] : []), ...descendants]);
}

/** The parent's outline over its descendants, and the cell of the position where it is marked. */
export function drawFamily(
  {res, depth, marked}: FamilyState,
  {parent, descendants, own, ancestor}: Family,
  view: View,
): string {
  const center = h3.cellToCenterChild(parent, res + depth);
  return (
    cells(
      view,
      descendants.filter((cell) => cell !== center),
    ) +
    cells(view, [center], 'd-cell d-cell-5') +
    (ancestor === parent || !marked ? '' : cells(view, [own], 'd-cell d-cell-7 d-strong')) +
    outlines(view, [parent], 'd-input') +
    (depth === 1 ? cellLabels(view, descendants, (cell) => String(h3.cellToChildPos(cell, res))) : '')
  );
}
