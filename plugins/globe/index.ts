import type {Plugin} from '@docusaurus/types';
import type {TaskOptions} from '../worker';

/** Writes the cells and the land of the landing page's globe to `@generated/globe/default/globe.json`. */
export default function globe({tasks}: TaskOptions): () => Plugin {
  return () => ({
    name: 'globe',
    async contentLoaded({actions}) {
      await actions.createData('globe.json', JSON.stringify(await tasks.globeData()));
    },
  });
}
