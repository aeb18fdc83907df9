import type {Plugin} from '@docusaurus/types';
import {pageCodeType} from './pageCode';

/** Bundles the code of pages: its text on the server, a hashed file and its address in the browser's JavaScript. */
export default function pageCode(): Plugin {
  return {
    name: 'page-code',
    configureWebpack(_config, isServer) {
      const rule = isServer
        ? {mimetype: pageCodeType, type: 'asset/source'}
        : {mimetype: pageCodeType, type: 'asset/resource', generator: {filename: 'assets/code/[contenthash].json'}};
      return {module: {rules: [rule]}};
    },
  };
}
