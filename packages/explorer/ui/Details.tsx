import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {bitDetailsOf, detailsOf, detailsOfSet, type Detail} from '../model/details';
import {byKind} from '../model/kinds';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface DetailsProps {
  readonly indexes: readonly string[];
  readonly onSelect: (index: string) => void;
}

/** What is known about the selection; each value copies with one click. */
export default function Details({indexes, onSelect}: DetailsProps) {
  const details = useMemo((): readonly Detail[] => {
    const [index] = indexes;
    if (index === undefined) return [];
    return indexes.length === 1 ? detailsOf(index) : detailsOfSet(byKind(indexes));
  }, [indexes]);
  const [only] = indexes;
  return (
    <>
      <List details={details} onSelect={onSelect} />
      {only !== undefined && indexes.length === 1 && (
        <details className={styles.code}>
          <summary>
            <Translate>Bits and digits</Translate>
          </summary>
          <List details={bitDetailsOf(only)} onSelect={onSelect} />
        </details>
      )}
    </>
  );
}

interface ListProps {
  readonly details: readonly Detail[];
  readonly onSelect: (index: string) => void;
}

function List({details, onSelect}: ListProps) {
  return (
    <dl className={styles.details}>
      {details.map((detail, at) => (
        <div key={at} className={styles.detail} data-label={detail.label}>
          <dt>{detail.label}</dt>
          <dd>
            {detail.index === undefined ? (
              <span className={styles.value}>{detail.value}</span>
            ) : (
              <SelectButton index={detail.index} onSelect={onSelect} />
            )}
            {detail.note !== undefined && <span className={styles.note}>{detail.note}</span>}
            <CopyButton
              text={detail.copy ?? detail.value}
              label={translate({message: 'Copy {name}'}, {name: detail.name ?? detail.label.toLowerCase()})}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SelectButton({index, onSelect}: {readonly index: string; readonly onSelect: (index: string) => void}) {
  return (
    <button type="button" className={styles.index} onClick={() => onSelect(index)}>
      {index}
    </button>
  );
}
