import {translate} from '@docusaurus/Translate';
import {positionPairs} from '../input/position-columns';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import type {Note} from '../input/types';
import {swapWay} from '../input/swapReason';
import {coordinatesOf, type PlacedColumn} from './columns';
import type {RawTable} from './rawTable';

/** How many other columns or pairs of columns have a button; all are among the columns. */
const MOST_OTHERS = 3;

/** What readers should know of how the columns of a table were read. */
export const notesOn = (columns: readonly PlacedColumn[], {positionsAt}: RawTable): Note[] => [
  ...columns.flatMap(orderNote),
  ...(positionsAt === undefined ? pairsNote(columns) : headlessNote(columns)),
  ...doubtNote(columns),
  ...systemNote(columns),
  ...geometryNote(columns),
  ...indexesNote(columns),
  ...columns.flatMap(pointsNote),
  ...columns.flatMap(missingNote),
  ...oddNotes(columns),
];

/** The order in which the pairs of a column were read, and the other one. */
function orderNote({name, type, noted}: PlacedColumn): Note[] {
  if (noted !== true) return [];
  if (type === 'latlng') {
    return [
      {
        text: translate({message: 'The column “{name}” was read as latitude, longitude.'}, {name}),
        others: [{label: translate({message: 'Read longitude first'}), columns: [{name, type: 'lnglat'}]}],
      },
    ];
  }
  if (type === 'lnglat') {
    return [
      {
        text: translate({message: 'The column “{name}” was read as longitude, latitude.'}, {name}),
        others: [{label: translate({message: 'Read latitude first'}), columns: [{name, type: 'latlng'}]}],
      },
    ];
  }
  return [];
}

/** Which geometries were not read, because the indexes of their rows say where these are. */
function geometryNote(columns: readonly PlacedColumn[]): Note[] {
  const [index, geometry] = (['index', 'geometry'] as const).map((type) => columns.find((one) => one.type === type));
  if (!index || !geometry) return [];
  return [
    {
      text: translate(
        {message: 'The positions of the rows come from “{index}”. The geometries in “{geometry}” were not read.'},
        {index: index.name, geometry: geometry.name},
      ),
      others: [
        {
          label: translate({message: 'Use “{column}”'}, {column: geometry.name}),
          columns: [{name: index.name, type: 'text'}],
        },
      ],
    },
  ];
}

/** Which of several columns of indexes says where the rows are. */
function indexesNote(columns: readonly PlacedColumn[]): Note[] {
  const index = columns.find(({type}) => type === 'index');
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
}

/** What the points of numbers were taken for, where they may be decimal marks or group digits. */
function pointsNote({name, type, points}: PlacedColumn): Note[] {
  if (type !== 'number' || !points) return [];
  return points === 'decimal'
    ? [
        {
          text: translate({message: 'The points in “{name}” were read as decimal points.'}, {name}),
          others: [
            {
              label: translate({message: 'Read them as thousands separators'}),
              columns: [{name, type: 'number', decimal: ','}],
            },
          ],
        },
      ]
    : [
        {
          text: translate(
            {
              message:
                'The points in “{name}” were read as thousands separators, because other numbers have decimal commas.',
            },
            {name},
          ),
          others: [
            {
              label: translate({message: 'Read them as decimal points'}),
              columns: [{name, type: 'number', decimal: '.'}],
            },
          ],
        },
      ];
}

/** Which fields of a column of numbers were taken as missing. */
function missingNote({name, type, missing}: PlacedColumn): Note[] {
  if (type !== 'number' || !missing) return [];
  const {words, count} = missing;
  return [
    {
      text: plural(
        count,
        translate({
          message:
            '“{name}” has numbers, so {count} field with {words} was read as empty.|“{name}” has numbers, so {count} fields with {words} were read as empty.',
        }),
        {name, count: formatLocale(count), words: formatList(words.map((word) => `“${word}”`))},
      ),
      others: [{label: translate({message: 'Read “{name}” as text'}, {name}), columns: [{name, type: 'text'}]}],
    },
  ];
}

/** So many columns that look like numbers have a note of their own. */
const MOST_ODD = 3;

/** Why columns that look like numbers are texts. */
function oddNotes(columns: readonly PlacedColumn[]): Note[] {
  const all = columns.flatMap(({name, type, odd}) => (type === 'text' && odd ? [{name, odd}] : []));
  const rest = all.slice(MOST_ODD);
  return [
    ...all.slice(0, MOST_ODD).map(({name, odd: {field, canBeNumbers}}): Note => ({
      text: translate(
        {
          message:
            '“{name}” was read as text, because its fields, such as “{field}”, aren’t all numbers of one known format.',
        },
        {name, field},
      ),
      others: canBeNumbers
        ? [{label: translate({message: 'Read “{name}” as numbers'}, {name}), columns: [{name, type: 'number'}]}]
        : [],
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            text: plural(
              rest.length,
              translate({
                message:
                  '{count} more column that looks like numbers was read as text: {names}.|{count} more columns that look like numbers were read as text, such as {names}.',
              }),
              {
                count: formatLocale(rest.length),
                names: formatList(rest.slice(0, MOST_ODD).map(({name}) => `“${name}”`)),
              },
            ),
            others: [],
          },
        ]),
  ];
}

/** Which of several pairs of columns the positions were read from. */
function pairsNote(columns: readonly PlacedColumn[]): Note[] {
  const [lat, lng] = coordinatesOf(columns);
  if (!lat || !lng || columns.some(({type}) => type === 'index' || type === 'geometry')) return [];
  const names = columns.map(({name}) => name);
  const others = positionPairs(names).flatMap((pair) => {
    const [ownLat = '', ownLng = ''] = [names[pair.lat], names[pair.lng]];
    return ownLat === lat.name && ownLng === lng.name ? [] : [[ownLat, ownLng] as const];
  });
  if (others.length === 0) return [];
  return [
    {
      text: translate({message: 'Positions were read from “{lat}” and “{lng}”.'}, {lat: lat.name, lng: lng.name}),
      others: others.slice(0, MOST_OTHERS).map(([ownLat, ownLng]) => ({
        label: translate({message: 'Use “{lat}” and “{lng}”'}, {lat: ownLat, lng: ownLng}),
        columns: [
          {name: ownLat, type: 'latitude'},
          {name: ownLng, type: 'longitude'},
        ],
      })),
    },
  ];
}

/** Which columns were taken as coordinates although their names may mean a width and a length. */
function doubtNote(columns: readonly PlacedColumn[]): Note[] {
  const [lat, lng] = coordinatesOf(columns);
  if (lat?.isDoubtful !== true || lng?.isDoubtful !== true) return [];
  return [
    {
      text: translate(
        {message: '“{lat}” was read as latitude and “{lng}” as longitude.'},
        {lat: lat.name, lng: lng.name},
      ),
      others: [
        {
          label: translate({message: 'Read both as numbers'}),
          columns: [
            {name: lat.name, type: 'number'},
            {name: lng.name, type: 'number'},
          ],
        },
      ],
    },
  ];
}

/** Which system the names of the columns say. */
function systemNote(columns: readonly PlacedColumn[]): Note[] {
  const [lat, lng] = coordinatesOf(columns);
  if (lat?.isProjected !== true || !lng || lat.system === undefined) return [];
  return [
    {
      text: translate(
        {message: '“{x}” and “{y}” were read as coordinates of EPSG:{system}.'},
        {x: lng.name, y: lat.name, system: lat.system},
      ),
      others: [
        {
          label: translate({message: 'Read both as numbers'}),
          columns: [
            {name: lat.name, type: 'number'},
            {name: lng.name, type: 'number'},
          ],
        },
      ],
    },
  ];
}

/** Which columns of a table without names were taken as coordinates. */
function headlessNote(columns: readonly PlacedColumn[]): Note[] {
  const [lat, lng] = coordinatesOf(columns);
  if (!lat || !lng) return [];
  return [
    {
      text: translate(
        {message: 'The columns have no names. “{lat}” was read as latitude and “{lng}” as longitude.'},
        {lat: lat.name, lng: lng.name},
      ),
      others: [swapWay([lat.name, lng.name])],
    },
  ];
}
