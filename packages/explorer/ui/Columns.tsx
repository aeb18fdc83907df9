import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {withSystem, withType} from '../data/choices';
import {columnTypes, isCoordinate, type ColumnChoice, type ColumnType} from '../data/columnTypes';
import SystemField from './SystemField';
import styles from './styles.module.css';

interface ColumnsProps {
  readonly columns: readonly ColumnChoice[];
  /** Whether the reader has chosen something. */
  readonly chosen: boolean;
  /** Whether the reader has to choose something: then the list is open. It stays so afterwards. */
  readonly wanted: boolean;
  /** Undefined: as detected. */
  readonly onColumns: (columns: readonly ColumnChoice[] | undefined) => void;
}

/** What each column is: detected, until the reader chooses something else. */
export default function Columns({columns, chosen, wanted, onColumns}: ColumnsProps) {
  const [open, setOpen] = useState(false);
  const labels: Readonly<Record<ColumnType, string>> = {
    number: translate({message: 'number'}),
    text: translate({message: 'text'}),
    index: translate({message: 'H3 index'}),
    latitude: translate({message: 'latitude'}),
    longitude: translate({message: 'longitude'}),
    latlng: translate({message: 'latitude, longitude'}),
    lnglat: translate({message: 'longitude, latitude'}),
    geometry: translate({message: 'geometry'}),
  };
  const coordinates = columns.filter(isCoordinate);
  return (
    <details className={styles.code} open={open || wanted} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <Translate>Columns</Translate>
      </summary>
      <ol className={styles.columns} aria-label={translate({message: 'Columns'})}>
        {columns.map(({name, type}) => (
          <li key={name} className={styles.row}>
            <label className={styles.number}>
              <span>{name}</span>
              <select
                aria-label={translate({message: 'Type of {column}'}, {column: name})}
                value={type}
                onChange={({target}) => {
                  const next = columnTypes.find((one) => one === target.value);
                  if (next) onColumns(withType(columns, name, next));
                }}
              >
                {columnTypes.map((one) => (
                  <option key={one} value={one}>
                    {labels[one]}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      {coordinates.length === 2 && (
        <SystemField
          system={coordinates.find(({system}) => system !== undefined)?.system}
          onSystem={(system) => onColumns(withSystem(columns, system))}
        />
      )}
      {chosen && (
        <button type="button" className={styles.link} onClick={() => onColumns(undefined)}>
          <Translate>Detect the columns again</Translate>
        </button>
      )}
    </details>
  );
}
