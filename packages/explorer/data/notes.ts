import {translate} from '@docusaurus/Translate';
import {positionPairs} from '../input/position-columns';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import type {Note} from '../input/types';
import {coordinatesOf, type PlacedColumn} from './columns';
import type {ColumnChoice} from './columnTypes';

/** How many other columns or pairs of columns have a button; all are among the columns. */
const MOST_OTHERS = 3;

const quoted = (names: readonly string[]): string => formatList(names.map((name) => `“${name}”`));
const note = (text: string, label?: string, columns: readonly ColumnChoice[] = []): Note => ({
  text,
  others: label === undefined ? [] : [{label, columns}],
});
const ofType = (columns: readonly PlacedColumn[], type: PlacedColumn['type']) =>
  columns.find((column) => column.type === type);

/** What readers should know of how the columns of a table were read: each check looks at all columns. */
const checks: readonly ((columns: readonly PlacedColumn[]) => readonly Note[])[] = [
  // The order in which the pairs of a column were read, and the other one.
  (columns) =>
    columns.flatMap(({name, type, noted}) => {
      if (noted !== true || (type !== 'latlng' && type !== 'lnglat')) return [];
      return type === 'latlng'
        ? note(
            translate({message: 'The column “{name}” was read as latitude, longitude.'}, {name}),
            translate({message: 'Read longitude first'}),
            [{name, type: 'lnglat'}],
          )
        : note(
            translate({message: 'The column “{name}” was read as longitude, latitude.'}, {name}),
            translate({message: 'Read latitude first'}),
            [{name, type: 'latlng'}],
          );
    }),
  // Which of several pairs of columns the positions were read from.
  (columns) => {
    const [lat, lng] = coordinatesOf(columns).map((column) => column?.name);
    if (lat === undefined || lng === undefined) return [];
    if (columns.some(({type, isNameless}) => Boolean(isNameless) || type === 'index' || type === 'geometry')) return [];
    const names = columns.map(({name}) => name);
    const others = positionPairs(names)
      .map((pair) => [names[pair.lat] ?? '', names[pair.lng] ?? ''] as const)
      .filter(([ownLat, ownLng]) => ownLat !== lat || ownLng !== lng);
    if (others.length === 0) return [];
    return [
      {
        text: translate({message: 'Positions were read from “{lat}” and “{lng}”.'}, {lat, lng}),
        others: others.slice(0, MOST_OTHERS).map(([ownLat, ownLng]) => ({
          label: translate({message: 'Use “{lat}” and “{lng}”'}, {lat: ownLat, lng: ownLng}),
          columns: [
            {name: ownLat, type: 'latitude'},
            {name: ownLng, type: 'longitude'},
          ],
        })),
      },
    ];
  },
  // Which columns of a table without names were taken as coordinates.
  (columns) => {
    const [lat, lng] = coordinatesOf(columns);
    if (!lat?.isNameless || !lng) return [];
    const text = translate(
      {message: 'The columns have no names. “{lat}” was read as latitude and “{lng}” as longitude.'},
      {lat: lat.name, lng: lng.name},
    );
    return [
      note(text, translate({message: 'Swap latitude and longitude'}), [
        {name: lat.name, type: 'longitude'},
        {name: lng.name, type: 'latitude'},
      ]),
    ];
  },
  // Which columns were taken as coordinates although their names may mean something else.
  (columns) => {
    const [lat, lng] = coordinatesOf(columns);
    if (!lat?.isDoubtful || !lng?.isDoubtful) return [];
    const values = {lat: lat.name, lng: lng.name};
    return [
      note(
        translate({message: '“{lat}” was read as latitude and “{lng}” as longitude.'}, values),
        translate({message: 'Read both as numbers'}),
        [lat, lng].map(({name}) => ({name, type: 'number'})),
      ),
    ];
  },
  // Which geometries were not read, because the indexes of their rows say where these are.
  (columns) => {
    const [index, geometry] = [ofType(columns, 'index'), ofType(columns, 'geometry')];
    if (!index || !geometry) return [];
    return [
      note(
        translate(
          {message: 'The positions of the rows come from “{index}”. The geometries in “{geometry}” were not read.'},
          {index: index.name, geometry: geometry.name},
        ),
        translate({message: 'Use “{column}”'}, {column: geometry.name}),
        [{name: index.name, type: 'text'}],
      ),
    ];
  },
  // Which of several columns of indexes says where the rows are.
  (columns) => {
    const index = ofType(columns, 'index');
    const others = columns.filter(({isIndex, type}) => isIndex === true && type !== 'index');
    if (!index || others.length === 0) return [];
    return [
      {
        text: translate({message: 'The positions of the rows come from “{index}”.'}, {index: index.name}),
        others: others.slice(0, MOST_OTHERS).map(({name}) => ({
          label: translate({message: 'Use “{column}”'}, {column: name}),
          columns: [{name, type: 'index'}],
        })),
      },
    ];
  },
  // What the points of numbers were taken for, where they may be decimal marks or group digits.
  (columns) =>
    columns.flatMap(({name, type, points}) => {
      if (type !== 'number' || !points) return [];
      return points === 'decimal'
        ? note(
            translate({message: 'The points in “{name}” were read as decimal points.'}, {name}),
            translate({message: 'Read them as thousands separators'}),
            [{name, type: 'number', decimal: ','}],
          )
        : note(
            translate(
              {
                message:
                  'The points in “{name}” were read as thousands separators, because other numbers have decimal commas.',
              },
              {name},
            ),
            translate({message: 'Read them as decimal points'}),
            [{name, type: 'number', decimal: '.'}],
          );
    }),
  // Which fields of a column of numbers were taken as missing.
  (columns) =>
    columns.flatMap(({name, type, missing}) => {
      if (type !== 'number' || !missing) return [];
      const message = translate({
        message:
          '“{name}” has numbers, so {count} field with {words} was read as empty.|“{name}” has numbers, so {count} fields with {words} were read as empty.',
      });
      const values = {name, count: formatLocale(missing.count), words: quoted(missing.words)};
      return note(plural(missing.count, message, values), translate({message: 'Read “{name}” as text'}, {name}), [
        {name, type: 'text'},
      ]);
    }),
];

/** What readers should know of how the columns of a table were read. */
export const notesOn = (columns: readonly PlacedColumn[]): Note[] => checks.flatMap((check) => check(columns));
