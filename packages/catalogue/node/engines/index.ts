import type {Plugin} from '@docusaurus/types';
import {stackNames} from './stackNames';

/** Writes the names of functions in stacks to `@generated/engines/default/names.json`, for tables of names. */
export default function engines(): Plugin {
  return {
    name: 'engines',
    async contentLoaded({actions}) {
      await actions.createData('names.json', JSON.stringify(stackNames()));
    },
  };
}
