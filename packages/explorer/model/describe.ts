import {translate} from '@docusaurus/Translate';
import {cellArea, UNITS} from 'h3-js';
import {formatArea} from './details';
import type {IndexKind} from '../input/types';
import type {Recipe} from './recipe';
import {byKind, kindOf, resolutionOf} from './kinds';
import {formatLocale, plural} from '@h3-docs/base/number';

/** The resolution of an index, and the area of a cell. */
export function factsOf(index: string): string {
  const resolution = translate({message: 'res {resolution}'}, {resolution: resolutionOf(index)});
  return kindOf(index) === 'cell' ? `${resolution} · ${formatArea(cellArea(index, UNITS.km2))}` : resolution;
}

/** An index with what is shown of it while the pointer is on it. */
export const describeHover = (index: string): string => `${index} · ${factsOf(index)}`;

/** How many there are of each kind, in words; empty: nothing. */
export function countWords(counts: Readonly<Partial<Record<IndexKind | 'geometry', number>>>): string {
  return forms
    .flatMap(([kind, words]) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? [plural(count, words)] : [];
    })
    .join(', ');
}

const forms = [
  ['cell', translate({message: '{count} cell|{count} cells'})],
  ['edge', translate({message: '{count} edge|{count} edges'})],
  ['vertex', translate({message: '{count} vertex|{count} vertexes'})],
  ['geometry', translate({message: '{count} geometry|{count} geometries'})],
] as const;

const countsOf = (indexes: readonly string[]): string => {
  const {cell, edge, vertex} = byKind(indexes);
  return countWords({cell: cell.length, edge: edge.length, vertex: vertex.length});
};

/** The kinds of indexes with their numbers and resolutions: `7 cells, res 9`; empty: nothing. */
export function describeLayer(indexes: readonly string[]): string {
  const resolutions = [...new Set(indexes.map(resolutionOf))].sort((a, b) => a - b);
  if (resolutions.length === 0) return '';
  const list = resolutions.join(', ');
  return `${countsOf(indexes)}, ${
    resolutions.length > 1
      ? translate({message: 'mixed: res {resolutions}'}, {resolutions: list})
      : translate({message: 'res {resolution}'}, {resolution: list})
  }`;
}

/** A selection in one sentence: what a screen reader says when it changes. */
export function describeSelection(selection: readonly string[]): string {
  const [index] = selection;
  if (index === undefined) return translate({message: 'Nothing is selected'});
  const parts = selection.length > 1 ? countsOf(selection) : describeHover(index);
  return translate({message: '{parts} selected'}, {parts});
}

/** How many geometries no cell stands for after a covering; empty: each has some. */
export function describeMissed({
  geometries,
  missed = 0,
}: Pick<Extract<Recipe, {readonly step: 'cover'}>, 'geometries' | 'missed'>): string {
  if (missed === 0) return '';
  const message = translate({
    message:
      '{count} of {all} geometries has no cell. Choose a finer resolution, or cells that touch it.|{count} of {all} geometries have no cell. Choose a finer resolution, or cells that touch them.',
  });
  return plural(missed, message, {all: formatLocale(geometries.length)});
}
