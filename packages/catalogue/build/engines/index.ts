import type {Plugin} from '@docusaurus/types';
import {stackNames} from './stackNames';
import {askedType, callsType, markupType} from './types';

/**
 * Bundles tables, problems, and calls of pages. Of tables the server has the markup, and the browser's JavaScript the address of a
 * hashed file. Problems that a page has no
 * room for are also plain text, for browsers without JavaScript. Calls are files that the browser fetches when a reader
 * chooses a stack. So are the names in `@generated/engines/default/names.json`, for tables of names.
 */
export default function engines(): Plugin {
  return {
    name: 'engines',
    async contentLoaded({actions}) {
      await actions.createData('names.json', JSON.stringify(stackNames()));
    },
    configureWebpack(_config, isServer) {
      const file = (type: string, filename: string) => ({
        mimetype: type,
        type: 'asset/resource',
        generator: {filename, emit: !isServer},
      });
      const tables = isServer
        ? {mimetype: markupType, type: 'asset/source'}
        : file(markupType, 'assets/tables/[contenthash].txt');
      const asked = file(askedType, 'assets/asked/[contenthash].txt');
      return {module: {rules: [tables, asked, file(callsType, 'assets/calls/[contenthash].json')]}};
    },
  };
}
