import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import {resolutionForCells, whyOffered} from '../model/defaultResolution';
import {operationOf, operations, whyBlocked, type OperationName, type Parameters} from '../model/operations';
import {FINEST} from '../model/limits';
import styles from './styles.module.css';

interface OperationsProps {
  /** What is worked on. */
  readonly subject: readonly string[];
  /** The operation that led to the selection, if there was one: the fields show its numbers. */
  readonly used: {readonly name: OperationName; readonly parameters: Parameters} | undefined;
  readonly onRun: (name: OperationName, parameters: Parameters) => void;
  /** What the last operation came to, in words; empty: none is shown. */
  readonly outcome: string;
}

const MOST_K = 200;
/** The most indexes that are looked at to see which operations apply. */
const MOST_CHECKED = 2000;
/** What most readers want of cells: these buttons are always there. */
const EVERYDAY: readonly OperationName[] = ['neighbors', 'parent', 'children', 'disk', 'compact'];

/** The resolution that a reader chose for an operation; undefined: the operation takes none. */
const chosenIn = (used: OperationsProps['used']): number | undefined =>
  used && operationOf(used.name).takes === 'resolution' ? used.parameters.resolution : undefined;

/** What can be done with the cells of the selection: one click each. */
export default function Operations({subject, used, onRun, outcome}: OperationsProps) {
  const [k, setK] = useState(used?.parameters.k ?? 1);
  const [chosen, setResolution] = useState(chosenIn(used));
  const [isOpen, setIsOpen] = useState(false);
  const offered = useMemo(() => resolutionForCells(subject), [subject]);
  const resolution = chosen ?? offered.resolution;
  const [followed, setFollowed] = useState(used);
  // An example, a link, or a step back brings an operation with its own numbers.
  if (used && used !== followed) {
    setFollowed(used);
    setK(used.parameters.k);
    setResolution(chosenIn(used));
  }
  const parameters = {k, resolution};
  const everyday = operations.filter(({name}) => EVERYDAY.includes(name) && (name !== 'compact' || subject.length > 1));
  const others = operations.filter(({name}) => !EVERYDAY.includes(name));
  const blocked = useMemo(
    () => new Map(operations.map(({name}) => [name, whyBlocked(name, subject.slice(0, MOST_CHECKED))])),
    [subject],
  );
  // A blocked button stays in reach of keyboard and touch: pressing it says what is missing.
  const button = ({name, label}: {readonly name: OperationName; readonly label: string}) => (
    <button
      key={name}
      type="button"
      className={styles.button}
      aria-disabled={blocked.get(name) !== undefined}
      title={blocked.get(name)}
      onClick={() => onRun(name, parameters)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.stack} role="group" aria-label={translate({message: 'Work on the selection'})}>
      <div className={styles.grid}>
        {everyday.map(button)}
        <NumberField label="k" value={k} most={MOST_K} onChange={setK} />
      </div>
      {outcome !== '' && <output className={styles.outcome}>{outcome}</output>}
      <details className={styles.code} open={isOpen} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
        <summary>
          <Translate>More operations</Translate>
        </summary>
        <div className={styles.grid}>
          {others.filter(({takes}) => takes !== 'resolution').map(button)}
          <NumberField label={translate({message: 'res'})} value={resolution} most={FINEST} onChange={setResolution} />
          {others.filter(({takes}) => takes === 'resolution').map(button)}
        </div>
        {chosen === undefined && <p className={styles.hint}>{whyOffered(offered)}</p>}
      </details>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number from 0 on. Other input is ignored. */
export function NumberField({label, value, most, onChange}: NumberFieldProps) {
  return (
    <label className={styles.number}>
      {label}
      <input
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({target}) => {
          const next = target.valueAsNumber;
          if (Number.isInteger(next) && next >= 0 && next <= most) onChange(next);
        }}
      />
    </label>
  );
}
