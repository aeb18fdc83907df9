import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';

/** The formats of files that aren't text, as readers know them. */
export const fileFormatNames = (): string =>
  formatList([
    translate({message: 'Parquet and GeoParquet'}),
    translate({message: 'a zipped shapefile with its .prj'}),
    'GeoPackage',
    'KMZ',
    translate({message: 'Excel (the first sheet)'}),
    translate({message: 'any of these and of the texts compressed with gzip or zip'}),
  ]);

/** Control characters, and those that turn the direction of the text around them. */
// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const HIDDEN = /[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A text of a file as a sentence may have it: each character that isn't shown becomes `�`. */
export const shownName = (name: string): string => name.replace(HIDDEN, '\ufffd');
