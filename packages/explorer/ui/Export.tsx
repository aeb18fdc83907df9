import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useState} from 'react';
import {hasFormulas} from '../data/formulas';
import type {DataSet} from '../data/types';
import {offeredFormats, type FormatEntry} from '../model/export/formats';
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
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<{readonly of: string; readonly text: string}>();
  const [guarded, setGuarded] = useState(true);
  const hasValues = data !== undefined && data.columns.length > 0;
  const entries = offeredFormats(hasValues);
  // A format with values while there are some, so that they aren't left behind by chance.
  const name = entries.find((one) => one.name === chosen)?.name ?? (hasValues ? 'values-geojson' : 'geojson');
  const format = entries.find((one) => one.name === name);
  const formulas = useMemo(() => (name === 'values-csv' && data ? hasFormulas(data) : false), [name, data]);
  const losses = useLosses(hasValues || format?.only ? format : undefined, indexes, data, guarded);
  if (!format) return null;
  const print = async () => {
    try {
      setFailure(undefined);
      const {exportFormats} = await import('../model/export');
      const printer = exportFormats.find((one) => one.name === name);
      return printer?.print(indexes, byKind(indexes).cell, data, guarded);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      setFailure({of: name, text: translate({message: 'The export failed: {why}'}, {why})});
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
        <select value={name} onChange={({target}) => setChosen(target.value)}>
          {(['Data', 'Code'] as const).map((group) => (
            <optgroup key={group} label={groups[group]}>
              {entries
                .filter((one) => one.group === group)
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
      <div role="status">
        {losses.map((loss) => (
          <p key={loss} className={styles.hint}>
            {loss}
          </p>
        ))}
      </div>
      {failure?.of === name && (
        <p className={styles.problem} role="status">
          {failure.text}
        </p>
      )}
    </div>
  );
}

/**
 * What an export leaves out or changes, in sentences.
 *
 * @param format - undefined where nothing can be lost
 */
function useLosses(
  format: FormatEntry | undefined,
  indexes: readonly string[],
  data: DataSet | undefined,
  guarded: boolean,
): readonly string[] {
  const [losses, setLosses] = useState(nothing);
  useEffect(() => {
    if (!format) return undefined;
    let current = true;
    void import('../model/export').then(
      ({describeLoss, lossesOf}) => {
        if (current) setLosses(lossesOf(format, indexes, data, guarded).map(describeLoss));
      },
      // The export says why its code could not be loaded.
      () => undefined,
    );
    return () => {
      current = false;
      setLosses(nothing);
    };
  }, [format, indexes, data, guarded]);
  return losses;
}

const nothing: readonly string[] = [];
