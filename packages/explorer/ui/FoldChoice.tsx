import Translate, {translate} from '@docusaurus/Translate';
import {Select} from '@h3-docs/ui/controls/Select';
import {useBench} from '../bench';
import type {Fold} from '../model/fold';
import {ruleOf} from '../model/recipe';
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
}

/** Chooses what a cell has where several rows fall into it. Texts that differ have no sum, so they stay empty. */
export default function FoldChoice({label, rule, onRule}: FoldChoiceProps) {
  return <Select labeled="beside" label={label} options={options} value={rule} onValue={onRule} />;
}

/** Chooses the rule of the steps in which several rows become one. */
export function RuleChoice() {
  const {state, act, work} = useBench();
  const {rule = 'first', recipe} = state;
  const madeBy = ruleOf(recipe);
  return (
    <>
      <FoldChoice
        label={translate({message: 'Where several rows share a cell, keep'})}
        rule={rule}
        onRule={(next) => {
          act({type: 'change', change: {rule: next}, silent: true});
          // A covering that is shown follows the rule at once: its values would contradict the sentence beside them.
          if (recipe?.step === 'cover') work.cover(recipe.resolution, recipe.containment, next);
        }}
      />
      {madeBy !== undefined && madeBy !== rule && (
        <p role="status" className={styles.hint}>
          <Translate>The selected cells have values by the rule from before. Undo the step, and repeat it.</Translate>
        </p>
      )}
    </>
  );
}
