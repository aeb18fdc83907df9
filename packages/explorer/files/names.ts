import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';

/** The formats of files that aren't text, as readers know them. */
export const fileFormatNames = (): string =>
  formatList([
    translate({message: 'Parquet with GeoParquet and GeoArrow geometries'}),
    translate({message: 'zipped shapefiles with their .prj'}),
    'GeoPackage',
    'KMZ',
    translate({message: 'GTFS (the stops)'}),
    translate({message: 'Excel (the first sheet)'}),
    translate({message: 'any of these and of the texts compressed with gzip or zip'}),
  ]);
