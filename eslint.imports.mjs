import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import {zones} from './eslint.layers.mjs';

/** The rules for imports: layers, and no cycles. */
export const imports = {
  files: ['**/*.{ts,tsx,mts}'],
  plugins: {'import-x': importX},
  settings: {
    // Without their names, files in TypeScript are not read, and no cycle is found.
    'import-x/extensions': ['.ts', '.tsx', '.mts'],
    'import-x/resolver-next': [
      createNodeResolver({
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
        alias: {'@site': [import.meta.dirname]},
      }),
    ],
  },
  rules: {'import-x/no-restricted-paths': ['error', {zones}], 'import-x/no-cycle': 'error'},
};
