import type {Plugin} from '@docusaurus/types';
import {nameTable} from './names';
import {readLanguages} from '../types';

/** Writes the names that the converter replaces to `@generated/converter/default/<language>.json`. */
export default function converter(): Plugin {
  return {
    name: 'converter',
    async contentLoaded({actions}) {
      for (const language of readLanguages) {
        await actions.createData(`${language}.json`, JSON.stringify(nameTable(language)));
      }
    },
  };
}
