import Translate, {translate} from '@docusaurus/Translate';
import type {Fold} from '../model/fold';
import Choice from './Choice';
import styles from './styles.module.css';

const options: readonly (readonly [Fold, string])[] = [
  ['count', translate({message: 'their number'})],
  ['sum', translate({message: 'their sum'})],
  ['mean', translate({message: 'their mean'})],
  ['min', translate({message: 'the smallest'})],
  ['max', translate({message: 'the largest'})],
  ['first', translate({message: 'the first one'})],
];

interface FoldChoiceProps {
  readonly label: string;
  readonly rule: Fold;
  readonly onRule: (rule: Fold) => void;
  /** Whether the shown result was made by another rule. */
  readonly outdated?: boolean;
}

/** Chooses what a cell has where several rows fall into it. Texts that differ have no sum, so they stay empty. */
export default function FoldChoice({label, rule, onRule, outdated = false}: FoldChoiceProps) {
  return (
    <>
      <Choice label={label} options={options} value={rule} onChange={onRule} />
      {outdated && (
        <p role="status" className={styles.note}>
          <Translate>The selected cells have values by the rule from before. Undo the step, and repeat it.</Translate>
        </p>
      )}
    </>
  );
}
