import {translate} from '@docusaurus/Translate';
import type {Note} from '../input/types';
import type {PlacedColumn} from './columns';
import type {RawTable} from './rawTable';

/** What readers should know of how the columns of a table were read. */
export const notesOn = (columns: readonly PlacedColumn[], {headless}: RawTable): Note[] => [
  ...columns.flatMap(orderNote),
  ...(headless === 'positions' ? headlessNote(columns) : []),
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

/** Which columns of a table without names were taken as coordinates. */
function headlessNote(columns: readonly PlacedColumn[]): Note[] {
  const [lat, lng] = (['latitude', 'longitude'] as const).map((type) => columns.find((column) => column.type === type));
  if (!lat || !lng) return [];
  return [
    {
      text: translate(
        {message: 'The columns have no names. “{lat}” was read as latitude and “{lng}” as longitude.'},
        {lat: lat.name, lng: lng.name},
      ),
      others: [
        {
          label: translate({message: 'Swap latitude and longitude'}),
          columns: [
            {name: lat.name, type: 'longitude'},
            {name: lng.name, type: 'latitude'},
          ],
        },
      ],
    },
  ];
}
