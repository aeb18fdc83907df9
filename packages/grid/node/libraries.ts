import * as h3 from 'h3-js';
import * as h3v3 from 'h3-js-v3/dist/h3-js.js';
import {h3ApiFromV3, type H3Api} from '../h3/api';
import {versions, type DocsVersion, type H3Package} from '@h3-docs/base/versions';

interface Library {
  /** What the package exports. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** The same functions under their names in 4.x, as measures and drawings call them. */
  readonly api: H3Api;
}

const packages: Readonly<Record<H3Package, Library>> = {
  'h3-js': {exports: {...h3}, api: h3},
  'h3-js-v3': {exports: {...h3v3}, api: h3ApiFromV3(h3v3)},
};

/** The h3-js that runs the examples and computes the values of a version. */
export function libraryOf(version: DocsVersion): Library {
  return packages[versions[version].h3js];
}
