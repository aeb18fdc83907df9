import {translate} from '@docusaurus/Translate';
import {drawing} from '@h3-docs/grid/h3/svg';
import {drawGlobes, globesSize, type GlobesState} from './kit/globes';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The globes of the figure with these props. */
export function start(props: Props): GlobesState {
  readProps(props, {});
  // Seen above a corner of the icosahedron, no face center lies on the rim, so that both sides together show all of them.
  return {lat: 2.3, lng: -5.25, res: 0, atLat: 48.8584, atLng: 2.2945, chosen: false};
}

/** Both sides of the globe with the 122 base cells and the 20 faces of the icosahedron that they are laid out on. */
const icosahedron: Figure = (props, {land}) => {
  const alt = translate({
    message:
      'Two globes, one for each side of the Earth, covered with the 122 base cells. The 30 edges of an icosahedron are drawn over them, and its 20 faces are numbered. A pentagon is centered on each of its 12 corners.',
  });
  return drawing(drawGlobes(start(props), land), alt, globesSize.width, globesSize.height);
};
icosahedron.play = translate({message: 'Turn the globes, or click a cell for its neighbors'});
export default icosahedron;
