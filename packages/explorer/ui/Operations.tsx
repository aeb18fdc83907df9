import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {useBench} from '../bench';
import {resolutionForCells} from '../model/defaultResolution';
import {operationOf, operations, whyBlocked, type Operation, type Parameters} from '../model/operations';
import {FINEST} from '../model/limits';
import Button from './Button';
import NumberField from './NumberField';
import styles from './styles.module.css';

const MOST_K = 200;
/** The most indexes that are looked at to see which operations apply. */
const MOST_CHECKED = 2000;

/** What can be done with the cells of the selection: one click each. */
export default function Operations() {
  const {
    state,
    subject: {indexes: subject, recipe},
    work,
    outcome,
  } = useBench();
  /** The operation that led to what is worked on: the fields show its numbers. */
  const used = recipe.step === 'operate' ? recipe : undefined;
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
      <Button
        key={name}
        aria-disabled={isWrong || blocked.get(name) !== undefined}
        title={blocked.get(name)}
        onClick={() => isWrong || work.runOperation(name, parameters)}
      >
        {label}
      </Button>
    );
  };
  const taking = (what: Operation['takes']) => operations.filter(({takes}) => takes === what).map(button);
  return (
    <div className={styles.stack} role="group" aria-label={translate({message: 'Work on the selection'})}>
      <div className={styles.grid}>
        {taking(undefined)}
        {taking('k')}
        <NumberField label="k" value={parameters.k} most={MOST_K} onChange={(k) => setChosen({...chosen, k})} />
        {taking('resolution')}
        <NumberField
          label={translate({message: 'res'})}
          value={parameters.resolution}
          most={FINEST}
          onChange={(resolution) => setChosen({...chosen, resolution})}
        />
        <Button onClick={work.outline}>
          <Translate>Outline</Translate>
        </Button>
      </div>
      {state.recipe?.step === 'operate' && <output className={styles.outcome}>{outcome}</output>}
    </div>
  );
}
