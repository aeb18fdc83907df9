import Translate, {translate} from '@docusaurus/Translate';
import {Select} from '@h3-docs/ui/controls/Select';
import {useBench} from '../bench';
import {columnTypes, type ColumnChoice, type ColumnType, withType} from '../data/columnTypes';
import Button from './Button';
import Fold from './Fold';
import styles from './styles.module.css';

const options = Object.entries(columnTypes) as [ColumnType, string][];

interface ColumnsProps {
  readonly columns: readonly ColumnChoice[];
  /** Whether the reader has to choose something: then the list is open. It stays so afterwards. */
  readonly wanted: boolean;
}

/** What each column is: detected, until the reader chooses something else. */
export default function Columns({columns, wanted}: ColumnsProps) {
  const {state, change} = useBench();
  return (
    <Fold title={<Translate>Columns</Translate>} wanted={wanted}>
      <ol className={styles.columns} aria-label={translate({message: 'Columns'})}>
        {columns.map(({name, type}) => (
          <li key={name}>
            <Select
              labeled="beside"
              label={name}
              name={translate({message: 'Type of {column}'}, {column: name})}
              options={options}
              value={type}
              onValue={(next) => change({columns: withType(columns, name, next)})}
            />
          </li>
        ))}
      </ol>
      {state.columns && (
        <Button kind="link" onClick={() => change({columns: undefined})}>
          <Translate>Detect the columns again</Translate>
        </Button>
      )}
    </Fold>
  );
}
