import type {Plugin} from '@docusaurus/types';
import {versionIds} from '@h3-docs/base/versions';
import {listedFunctions} from './rows';

/** Writes the functions of each version to `@generated/function-list/default/functions.json`. */
export default function functionList(): Plugin {
  return {
    name: 'function-list',
    async contentLoaded({actions}) {
      const lists = Object.fromEntries(versionIds.map((version) => [version, listedFunctions(version)]));
      await actions.createData('functions.json', JSON.stringify(lists));
    },
  };
}
