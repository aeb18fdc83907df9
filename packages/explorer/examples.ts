import {translate} from '@docusaurus/Translate';
/** Inputs to begin with, each of another kind. */
export const examples = [
  {label: translate({message: 'A cell'}), text: '8928308280fffff'},
  {label: translate({message: 'Coordinates'}), text: '48°51′29.6″N 2°17′40.2″E\n40.6892, -74.0445\n-33.8568, 151.2153'},
  {
    label: translate({message: 'A polygon'}),
    text: 'POLYGON ((-122.52 37.71, -122.36 37.71, -122.36 37.81, -122.41 37.815, -122.48 37.79, -122.515 37.78, -122.52 37.71))',
  },
  {
    label: translate({message: 'Across the antimeridian'}),
    text: '{"type": "Polygon", "coordinates": [[[176.8, -19.2], [182.2, -19.2], [182.2, -15.6], [176.8, -15.6], [176.8, -19.2]]]}',
  },
  {
    label: translate({message: 'A SQL query'}),
    text: "SELECT * FROM trips\nWHERE h3 IN ('87283082bffffff', 608692970736058367,\n  '872830828ffffff', '87283082effffff', '87283082affffff')",
  },
] as const;

/** What the explorer does for most readers, each shown with one click: the code of `tour.ts` is loaded then. */
export const tours = [
  {name: 'fill', label: translate({message: 'Fill Manhattan'})},
  {name: 'join', label: translate({message: 'Color cells by a count'})},
  {name: 'disk', label: translate({message: 'Disk around a cell'})},
] as const;
export type TourName = (typeof tours)[number]['name'];
