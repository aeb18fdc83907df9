import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {resolutionForCells} from '../model/defaultResolution';
import {
  operationOf,
  operations,
  whyBlocked,
  type Operation,
  type OperationName,
  type Parameters,
} from '../model/operations';
import {FINEST} from '../model/limits';
import NumberField from './NumberField';
import styles from './styles.module.css';

interface OperationsProps {
  /** What is worked on. */
  readonly subject: readonly string[];
  /** The operation that led to the selection, if there was one: the fields show its numbers. */
  readonly used: {readonly name: OperationName; readonly parameters: Parameters} | undefined;
  readonly onRun: (name: OperationName, parameters: Parameters) => void;
  /** Draws the outline of the cells. */
  readonly onOutline: () => void;
  /** What the last operation came to, in words; empty: none is shown. */
  readonly outcome: string;
}

const MOST_K = 200;
/** The most indexes that are looked at to see which operations apply. */
const MOST_CHECKED = 2000;

/** What can be done with the cells of the selection: one click each. */
export default function Operations({subject, used, onRun, onOutline, outcome}: OperationsProps) {
  const [chosen, setChosen] = useState<Partial<Parameters>>({});
  const offered = useMemo(() => resolutionForCells(subject), [subject]);
  const [followed, setFollowed] = useState<typeof used>();
  // An example, a link, or a step back brings an operation with its own numbers.
  if (used && used !== followed) {
    setFollowed(used);
    const {takes} = operationOf(used.name);
    if (takes) setChosen({...chosen, [takes]: used.parameters[takes]});
  }
  const parameters = {k: 1, resolution: offered, ...chosen};
  const blocked = useMemo(
    () => new Map(operations.map(({name}) => [name, whyBlocked(name, subject.slice(0, MOST_CHECKED))])),
    [subject],
  );
  // A blocked button stays in reach of keyboard and touch: pressing it says what is missing.
  const button = ({name, label, takes}: Operation) => {
    // The field says what it takes.
    const isWrong = takes !== undefined && Number.isNaN(parameters[takes]);
    return (
      <button
        key={name}
        type="button"
        className={styles.button}
        aria-disabled={isWrong || blocked.get(name) !== undefined}
        title={blocked.get(name)}
        onClick={() => isWrong || onRun(name, parameters)}
      >
        {label}
      </button>
    );
  };
  const taking = (what: Operation['takes']) => operations.filter(({takes}) => takes === what).map(button);
  return (
    <div className={styles.stack} role="group" aria-label={translate({message: 'Work on the selection'})}>
      <div className={styles.grid}>
        {taking(undefined)}
        <button type="button" className={styles.button} onClick={onOutline}>
          <Translate>Outline</Translate>
        </button>
        {taking('k')}
        <NumberField label="k" value={parameters.k} most={MOST_K} onChange={(k) => setChosen({...chosen, k})} />
        {taking('resolution')}
        <NumberField
          label={translate({message: 'res'})}
          value={parameters.resolution}
          most={FINEST}
          onChange={(resolution) => setChosen({...chosen, resolution})}
        />
      </div>
      {outcome !== '' && <output className={styles.outcome}>{outcome}</output>}
    </div>
  );
}
