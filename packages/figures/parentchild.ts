import {translate} from '@docusaurus/Translate';
import {drawFamily, familyOf, familyPositions, type FamilyState} from './kit/families';
import {mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The family of the figure with these props. */
export const start = (props: Props): FamilyState => ({
  ...readProps(props, {lat: 52.37, lng: 4.9, res: 5}),
  depth: 1,
  marked: false,
});

/** A parent's outline over its seven children: they approximate it, and its edge cuts through six of them. */
const parentchild: Figure = (props, {land}) => {
  const state = start(props);
  const family = familyOf(state);
  const alt = translate(
    {
      message:
        'A map of the outline of a resolution {res} cell over its {count} children of resolution {finer}. The center child lies inside the outline. The other children extend beyond it.',
    },
    {res: state.res, count: family.descendants.length, finer: state.res + 1},
  );
  return mapDrawing({land, positions: familyPositions(state, family), alt}, (view) => drawFamily(state, family, view));
};
parentchild.play = translate({message: 'Drag a point across the outline, and change both resolutions'});
export default parentchild;
