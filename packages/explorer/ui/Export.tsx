import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import CopyButton from '@h3-docs/ui/CopyButton';
import {Select} from '@h3-docs/ui/controls/Select';
import {useBench} from '../bench';
import {hasFormulas} from '../data/formulas';
import {formatOf, formats, type FormatName} from '../model/export/formats';
import Button from './Button';
import Fold from './Fold';
import {download} from './download';
import styles from './styles.module.css';

interface Taken {
  readonly name: FormatName;
  readonly indexes: readonly string[];
  readonly losses: readonly string[];
}

/** Takes the selection along: the usual formats by one button each, the others from a menu. */
export default function Export() {
  const {
    data,
    subject: {indexes},
  } = useBench();
  const [chosen, setChosen] = useState<FormatName>('json');
  /** The format that was chosen or taken last, and what it changes of these indexes. */
  const [taken, setTaken] = useState<Taken>();
  const [failure, setFailure] = useState('');
  const [guarded, setGuarded] = useState(true);
  const formulas = useMemo(() => data !== undefined && hasFormulas(data), [data]);
  const opened = async (name: FormatName) => {
    const code = await import('../model/export');
    setTaken({name, indexes, losses: code.lossesOf(name, indexes, data, guarded)});
    return code;
  };
  const print = async (name: FormatName) => {
    setFailure('');
    try {
      return (await opened(name)).printed(name, indexes, data, guarded);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      setFailure(translate({message: 'The export failed: {why}'}, {why}));
      return undefined;
    }
  };
  const save = async (name: FormatName) => {
    const text = await print(name);
    const {extension, mime} = formatOf(name);
    if (text !== undefined) download(`h3.${extension}`, mime, text);
  };
  const said = taken?.indexes === indexes ? taken : undefined;
  return (
    <div className={styles.stack} role="group" aria-label={translate({message: 'Export'})}>
      <div className={styles.row}>
        <Button onClick={() => void save('csv')}>
          <Translate>Download CSV</Translate>
        </Button>
        <Button onClick={() => void save('geojson')}>
          <Translate>Download GeoJSON</Translate>
        </Button>
        <CopyButton
          className={styles.button}
          text={() => print('list')}
          label={translate({message: 'Copy the list'})}
        />
      </div>
      {formulas && (
        <label className={styles.row}>
          <input type="checkbox" checked={guarded} onChange={({target}) => setGuarded(target.checked)} />
          <Translate>
            Put an apostrophe before texts that begin with =, +, -, or @, so that spreadsheets don’t run them as
            formulas
          </Translate>
        </label>
      )}
      <Fold title={<Translate>More formats</Translate>}>
        <div className={styles.row}>
          <Select
            labeled="beside"
            label={translate({message: 'Export as'})}
            options={formats.map(({name, label}) => [name, label] as const)}
            value={chosen}
            onValue={(name) => {
              setChosen(name);
              // The export says why its code could not be loaded.
              opened(name).catch(() => undefined);
            }}
          />
          <CopyButton className={styles.button} text={() => print(chosen)} label={translate({message: 'Copy'})} />
          <Button onClick={() => void save(chosen)}>
            <Translate>Download</Translate>
          </Button>
        </div>
      </Fold>
      <div role="status">
        {said?.name === 'csv' && (
          <p className={styles.hint}>
            <Translate>
              Open it in Excel by Data → From Text/CSV, with a comma as delimiter and without type detection. A double
              click rounds long numbers, and many countries expect semicolons.
            </Translate>
          </p>
        )}
        {said?.losses.map((loss) => (
          <p key={loss} className={styles.hint}>
            {loss}
          </p>
        ))}
        {failure !== '' && <p className={styles.problem}>{failure}</p>}
      </div>
    </div>
  );
}
