import {translate} from '@docusaurus/Translate';
import {positionPairs} from '../input/position-columns';
import {formatList, plural} from '@h3-docs/base/number';
import {coordinatesOf, type PlacedColumn} from './columns';
import {columnTypes} from './columnTypes';

const quoted = (names: readonly string[]): string => formatList(names.map((name) => `“${name}”`));

/** The columns that say where the rows are, where readers may have meant others, or another order of their coordinates. */
function doubted(columns: readonly PlacedColumn[]): readonly PlacedColumn[] {
  const index = columns.find(({type}) => type === 'index');
  if (index) return columns.some(({isIndex, type}) => isIndex === true && type !== 'index') ? [index] : [];
  const pair = columns.filter(({noted, type}) => noted === true && (type === 'latlng' || type === 'lnglat'));
  const [lat, lng] = coordinatesOf(columns);
  if (!lat || !lng || columns.some(({type}) => type === 'geometry')) return pair;
  const isDoubtful = lat.isDoubtful === true && lng.isDoubtful === true;
  return isDoubtful || positionPairs(columns.map(({name}) => name)).length > 1 ? [lat, lng] : pair;
}

/** What readers should know of how the columns of a table were read, a sentence each. */
export function notesOn(columns: readonly PlacedColumn[]): string[] {
  const notes: string[] = [];
  const places = doubted(columns).map(({name, type}) => `“${name}” (${columnTypes[type]})`);
  if (places.length > 0)
    notes.push(
      translate(
        {message: 'The places of the rows come from {columns}. Choose others under “Columns” if that is wrong.'},
        {columns: formatList(places)},
      ),
    );
  const geometry = columns.find(({type}) => type === 'geometry');
  if (geometry && columns.some(({type}) => type === 'index'))
    notes.push(
      translate(
        {message: 'The geometries in “{geometry}” were not read, because the rows have indexes.'},
        {geometry: geometry.name},
      ),
    );
  for (const {name, type, points, missing} of columns) {
    if (type !== 'number') continue;
    if (points === 'decimal')
      notes.push(
        translate(
          {
            message:
              'The points in “{name}” were read as decimal points. If they separate thousands, take them out of the data.',
          },
          {name},
        ),
      );
    if (points === 'grouping')
      notes.push(
        translate(
          {
            message:
              'The points in “{name}” were read as thousands separators, because other numbers have decimal commas.',
          },
          {name},
        ),
      );
    if (!missing) continue;
    const message = translate({
      message:
        '“{name}” has numbers, so {count} field with {words} was read as empty.|“{name}” has numbers, so {count} fields with {words} were read as empty.',
    });
    notes.push(plural(missing.count, message, {name, words: quoted(missing.words)}));
  }
  return notes;
}
