import Translate, {translate} from '@docusaurus/Translate';
import {carryRules, type CarryRule} from '../model/carry';
import Choice from './Choice';
import styles from './styles.module.css';

const labels: Readonly<Record<CarryRule, string>> = {
  first: translate({message: 'the first one'}),
  largest: translate({message: 'the one with the largest overlap'}),
  count: translate({message: 'their number'}),
  sum: translate({message: 'their sum'}),
  mean: translate({message: 'their mean'}),
  split: translate({message: 'their sum, each number divided among its cells'}),
};

const hints = {
  split: translate({
    message:
      'The cells add up to the numbers of the rows. Give the type text to columns such as shares or years first.',
  }),
  whole: translate({
    message: 'Each cell has the whole numbers of its row. To share out totals such as a population, divide them.',
  }),
} as const;

interface CarryProps {
  readonly rule: CarryRule;
  readonly onRule: (rule: CarryRule) => void;
  /** Whether the selection was made by another rule. */
  readonly outdated: boolean;
}

/** Chooses what a cell takes over where several rows fall into it. Texts that differ have no sum or mean, so they stay empty. */
export default function Carry({rule, onRule, outdated}: CarryProps) {
  return (
    <>
      <Choice
        label={translate({message: 'Where several rows share a cell, keep'})}
        options={carryRules}
        labels={labels}
        value={rule}
        onChange={onRule}
      />
      {rule !== 'count' && <p className={styles.hint}>{hints[rule === 'split' ? 'split' : 'whole']}</p>}
      {outdated && (
        <p role="status" className={styles.note}>
          <Translate>The selected cells have values by the rule from before. Undo the step, and repeat it.</Translate>
        </p>
      )}
    </>
  );
}
