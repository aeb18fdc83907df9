import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versionIds} from '@h3-docs/base/versions';
import {listedFunctions} from './rows';

/** Writes the functions of each version to `@generated/function-list/default/functions.json`. */
export default function functionList({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/components/FunctionList');
  return {
    name: 'function-list',
    async contentLoaded({actions}) {
      const lists = Object.fromEntries(versionIds.map((version) => [version, listedFunctions(version)]));
      await actions.createData('functions.json', JSON.stringify(lists));
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {'h3-function-markup': path.join(folder, isServer ? 'markup.server.tsx' : 'markup.client.ts')},
      },
    }),
  };
}
