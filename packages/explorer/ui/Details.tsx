import {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import CopyButton from '@h3-docs/ui/CopyButton';
import {briefOf, detailsOf, detailsOfRow, detailsOfSet, type Detail, type NamedRow} from '../model/details';
import {byKind} from '../model/kinds';
import Button from './Button';
import styles from './styles.module.css';

interface DetailsProps {
  readonly indexes: readonly string[];
  readonly onSelect: (index: string) => void;
}

/** The index, or how many there are, and what readers ask first; then the row of what is selected. */
export function Brief({indexes, row}: Pick<DetailsProps, 'indexes'> & {readonly row: NamedRow | undefined}) {
  const details = useMemo(() => briefOf(indexes), [indexes]);
  return (
    <>
      <List details={details} />
      {row && <List name={translate({message: 'Row'})} details={detailsOfRow(row)} />}
    </>
  );
}

/** What else is known about the selection; each value copies with one click. */
export default function Details({indexes, onSelect}: DetailsProps) {
  const details = useMemo((): readonly Detail[] => {
    const [index] = indexes;
    if (index === undefined) return [];
    return indexes.length === 1 ? detailsOf(index) : detailsOfSet(byKind(indexes).cell);
  }, [indexes]);
  return <List details={details} onSelect={onSelect} />;
}

interface ListProps {
  /** What screen readers call it. */
  readonly name?: string;
  readonly details: readonly Detail[];
  readonly onSelect?: (index: string) => void;
}

function List({name: called, details, onSelect}: ListProps) {
  return (
    <dl className={styles.details} aria-label={called}>
      {details.map((detail, at) => {
        const {index, label, value, note, name} = detail;
        return (
          <div key={at} className={styles.detail} data-label={label}>
            <dt>{label || <span className={styles.hidden}>{name}</span>}</dt>
            <dd>
              {index === undefined || !onSelect ? (
                <span className={styles.value}>{value}</span>
              ) : (
                <Button kind="index" onClick={() => onSelect(index)}>
                  {index}
                </Button>
              )}
              {note !== undefined && <span className={styles.hint}>{note}</span>}
              {(onSelect ?? detail.copy) !== undefined && (
                <CopyButton
                  className={styles.copy}
                  text={() => detail.copy ?? value}
                  label={translate({message: 'Copy {name}'}, {name: name ?? label.toLowerCase()})}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
