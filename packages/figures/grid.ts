import {translate} from '@docusaurus/Translate';
import {gridNamed} from '@h3-docs/grid/systems';
import {cellNamed, cellsNamed, drawTouching, gridProps, touchingMap} from './kit/grids';
import {mapDrawing} from './kit/map';
import type {Figure} from './types';

/**
 * A cell of a grid of `packages/grid/systems` with all that touch it, on a map of the place. `from` and `to` choose
 * the characters of each name that label the cells: none unless told.
 */
const grid: Figure = (props, {land}) => {
  const {system, level, lat, lng, from, to, reach} = gridProps(props);
  const found = gridNamed(system);
  const cell = found.cellAt(lat, lng, level);
  const alt = translate(
    {message: 'A map of {cellNamed} and the {count} {cells} that touch it.'},
    {
      cellNamed: cellNamed(system, found, cell),
      count: found.around(cell).length,
      cells: cellsNamed(system, found),
    },
  );
  return mapDrawing({land, alt, minRadiusKm: reach, ...touchingMap(found, cell)}, (view) =>
    drawTouching(found, cell, view, from, to),
  );
};
grid.play = (props) => {
  const {system} = gridProps(props);
  // Placekey's cells are those of H3 under other names, and countries have no levels.
  return system === 'placekey' || system === 'countries'
    ? undefined
    : translate({message: 'Drag the place, and compare the systems there'});
};
export default grid;
