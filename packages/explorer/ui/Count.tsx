import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {formatLocale, plural} from '@h3-docs/base/number';
import {duplicatesIn} from '../data/duplicates';
import type {DataSet} from '../data/types';
import {resolutionForRows, whyOffered} from '../model/defaultResolution';
import type {Fold} from '../model/fold';
import {FINEST} from '../model/limits';
import FoldChoice from './FoldChoice';
import {NumberField} from './Operations';
import styles from './styles.module.css';

interface CountProps {
  readonly data: DataSet;
  readonly onCount: (data: DataSet, resolution: number, rule: Fold) => void;
  /** What the last count came to, in words; empty: none is shown. */
  readonly outcome: string;
  /** How many rows fell into no cell. */
  readonly skipped: number;
}

/** Puts the rows into cells: counts them, or combines their values. */
export default function Count({data, onCount, outcome, skipped}: CountProps) {
  const [rule, setRule] = useState<Fold>('count');
  const [picked, setResolution] = useState<number>();
  const duplicates = useMemo(() => duplicatesIn(data), [data]);
  const offered = useMemo(() => resolutionForRows(data, duplicates), [data, duplicates]);
  const resolution = picked ?? offered.resolution;
  return (
    <div className={styles.cover} data-waits role="group" aria-label={translate({message: 'Put the rows into cells'})}>
      <button
        type="button"
        className={styles.button}
        data-primary
        data-verb
        onClick={() => onCount(data, resolution, rule)}
      >
        <span>
          {rule === 'count' ? translate({message: 'Count per cell'}) : translate({message: 'Combine per cell'})}
        </span>
      </button>
      <NumberField label={translate({message: 'res'})} value={resolution} most={FINEST} onChange={setResolution} />
      <output className={styles.outcome}>{outcome}</output>
      {duplicates && (
        <p className={styles.hint}>
          {plural(
            duplicates.count,
            translate(
              {
                message:
                  '{count} row has the cell of an earlier row, and the map shows only the first.|{count} rows have the cells of earlier rows, and the map shows only the first of each.',
              },
              {count: formatLocale(duplicates.count)},
            ),
          )}
        </p>
      )}
      {picked === undefined && <p className={styles.hint}>{whyOffered(offered)}</p>}
      {skipped > 0 && (
        <p role="status" className={styles.hint}>
          {plural(
            skipped,
            translate(
              {
                message:
                  '{count} row was skipped, because it has no place.|{count} rows were skipped, because they have no place.',
              },
              {count: formatLocale(skipped)},
            ),
          )}
        </p>
      )}
      {data.columns.length > 0 && (
        <details className={styles.code}>
          <summary>
            <Translate>Sum, mean, and more</Translate>
          </summary>
          <FoldChoice label={translate({message: 'Of several rows, keep'})} rule={rule} onRule={setRule} />
        </details>
      )}
    </div>
  );
}
