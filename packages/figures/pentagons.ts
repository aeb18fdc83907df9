import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {dot, labelAt, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** Where the twelve pentagons are: a map of the world with the numbers of their base cells. */
const pentagons: Figure = (props, {land}) => {
  readProps(props, {});
  const cells = h3.getPentagons(0);
  const positions = cells.map((cell) => cellCenter(h3, cell));
  const alt = translate(
    {
      message:
        'A map of the world with the centers of the {count} pentagons. Each center is labeled with the number of its base cell. All centers lie in the ocean.',
    },
    {count: cells.length},
  );
  const world = {kind: 'world', center: [10, 0], width: 560, height: 290, coastTolerance: 2.4} as const;
  return mapDrawing({land, positions, alt, ...world}, (view) =>
    cells
      .map((cell, number) => {
        const at = positions[number] ?? [0, 0];
        return (
          dot(view, at, 'd-input-point', 5) + labelAt(view, [at[0], at[1] + 8], String(h3.getBaseCellNumber(cell)))
        );
      })
      .join(''),
  );
};
export default pentagons;
