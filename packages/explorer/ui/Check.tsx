import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {checkSet} from '../model/check';
import styles from './styles.module.css';
import {formatLocale} from '@h3-docs/base/number';

interface CheckProps {
  readonly indexes: readonly string[];
  readonly onSelect: (indexes: readonly string[]) => void;
}

/** What is unusual about a set: indexes that differ from the others, gaps, and cells that lie in cells. */
export default function Check({indexes, onSelect}: CheckProps) {
  const {resolution, outliers, gaps, nested} = useMemo(() => checkSet(indexes), [indexes]);
  const findings = [
    {
      name: 'outliers',
      found: outliers,
      text: (count: string) =>
        resolution === undefined
          ? translate({message: '{count} differ from the others in kind or resolution.'}, {count})
          : translate(
              {message: '{count} differ from the cells of resolution {resolution} in kind or resolution.'},
              {count, resolution},
            ),
      select: translate({message: 'Select the outliers'}),
    },
    {
      name: 'gaps',
      found: gaps,
      text: (count: string) =>
        translate({message: '{count} are missing although all of their neighbors are in the set.'}, {count}),
      select: translate({message: 'Select the gaps'}),
    },
    {
      name: 'nested',
      found: nested,
      text: (count: string) => translate({message: '{count} lie in a coarser cell of the set.'}, {count}),
      select: translate({message: 'Select the nested cells'}),
    },
  ].filter(({found}) => found.length > 0);
  return findings.length === 0 ? (
    <p className={styles.hint}>
      <Translate>The set has one kind and resolution, no gap of one cell, and no cell in another.</Translate>
    </p>
  ) : (
    <ul className={styles.findings} aria-label={translate({message: 'Findings'})}>
      {findings.map(({name, found, text, select}) => (
        <li key={name}>
          <span>{text(formatLocale(found.length))}</span>{' '}
          <button type="button" className={styles.link} onClick={() => onSelect(found)}>
            {select}
          </button>
        </li>
      ))}
    </ul>
  );
}
