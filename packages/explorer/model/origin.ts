import type {OperationName} from './operations';
import type {Recipe} from './recipe';

const AROUND: readonly OperationName[] = ['disk', 'ring'];
/** More marks than this would hide what was made around them. */
const MOST = 20;
const none: readonly string[] = [];

/** The cells that disks or rings were made around; empty: the steps made none, or too many. */
export function originOf(recipe: Recipe | undefined): readonly string[] {
  if (recipe?.step !== 'operate' || !AROUND.includes(recipe.name) || recipe.of.step !== 'indexes') return none;
  const {indexes} = recipe.of;
  return indexes.length <= MOST ? indexes : none;
}
