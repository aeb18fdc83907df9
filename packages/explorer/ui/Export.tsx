import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {hasFormulas} from '../data/formulas';
import type {DataSet} from '../data/types';
import {formatEntries} from '../model/export/formats';
import {byKind} from '../model/kinds';
import CopyButton from './CopyButton';
import {download} from './download';
import styles from './styles.module.css';

const groups = {Data: translate({message: 'Data'}), Code: translate({message: 'Code'})} as const;

interface ExportProps {
  readonly indexes: readonly string[];
  /** The rows of the input. */
  readonly data: DataSet | undefined;
}

/** Takes the selection along: as data, or as code of a language. */
export default function Export({indexes, data}: ExportProps) {
  const [name, setName] = useState('geojson');
  const [failure, setFailure] = useState('');
  const [guarded, setGuarded] = useState(true);
  const formulas = useMemo(() => (name === 'values-csv' && data ? hasFormulas(data) : false), [name, data]);
  const format = formatEntries.find((one) => one.name === name);
  if (!format) return null;
  const print = async () => {
    try {
      setFailure('');
      const {exportFormats} = await import('../model/export');
      const printer = exportFormats.find((one) => one.name === name);
      return printer?.print(indexes, byKind(indexes).cell, data, guarded);
    } catch (error) {
      setFailure(
        translate({message: 'The export failed: {why}'}, {why: error instanceof Error ? error.message : String(error)}),
      );
      return undefined;
    }
  };
  const save = async () => {
    const text = await print();
    if (text !== undefined) download(`h3.${format.extension}`, format.mime, text);
  };
  return (
    <div className={styles.export} role="group" aria-label={translate({message: 'Export'})}>
      <label className={styles.number}>
        <Translate>Export as</Translate>
        <select
          value={name}
          onChange={({target}) => {
            setFailure('');
            setName(target.value);
          }}
        >
          {(['Data', 'Code'] as const).map((group) => (
            <optgroup key={group} label={groups[group]}>
              {formatEntries
                .filter((one) => one.group === group && (!one.values || data))
                .map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <CopyButton text={print} label={translate({message: 'Copy'})} wide />
      <button type="button" className={styles.button} onClick={() => void save()}>
        <Translate>Download</Translate>
      </button>
      {formulas && (
        <label className={styles.check}>
          <input type="checkbox" checked={guarded} onChange={({target}) => setGuarded(target.checked)} />
          <Translate>
            Put an apostrophe before texts that begin with =, +, -, or @, so that spreadsheets don’t run them as
            formulas
          </Translate>
        </label>
      )}
      {failure !== '' && (
        <p className={styles.problem} role="status">
          {failure}
        </p>
      )}
    </div>
  );
}
