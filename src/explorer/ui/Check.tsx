import {useMemo} from 'react';
import {checkSet} from '../model/check';
import styles from './styles.module.css';
import {formatLocale} from '../../number';

interface CheckProps {
  readonly indexes: readonly string[];
  readonly onSelect: (indexes: readonly string[]) => void;
}

/** What is unusual about a set: indexes that differ from the others, gaps, and cells that lie in cells. */
export default function Check({indexes, onSelect}: CheckProps) {
  const {resolution, outliers, gaps, nested} = useMemo(() => checkSet(indexes), [indexes]);
  const most = resolution === undefined ? 'the others' : `the cells of resolution ${resolution}`;
  const findings = [
    {name: 'outliers', found: outliers, text: `differ from ${most} in kind or resolution`},
    {name: 'gaps', found: gaps, text: 'are missing although all of their neighbors are in the set'},
    {name: 'nested cells', found: nested, text: 'lie in a coarser cell of the set'},
  ].filter(({found}) => found.length > 0);
  return findings.length === 0 ? (
    <p className={styles.hint}>The set has one kind and resolution, no gap of one cell, and no cell in another.</p>
  ) : (
    <ul className={styles.findings} aria-label="Findings">
      {findings.map(({name, found, text}) => (
        <li key={name}>
          {formatLocale(found.length)} {text}.{' '}
          <button type="button" className={styles.link} onClick={() => onSelect(found)}>
            Select the {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
