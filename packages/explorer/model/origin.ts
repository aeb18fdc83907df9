import type {OperationName} from './operations';
import type {Recipe} from './recipe';

const AROUND: readonly OperationName[] = ['disk', 'ring'];
/** More of them are no landmarks any more. */
const MOST = 20;

/** The cells that disks or rings were made around; empty: the steps made none, or too many. */
export function originOf(recipe: Recipe | undefined): readonly string[] {
  if (recipe?.step !== 'operate' || !AROUND.includes(recipe.name) || recipe.of.step !== 'indexes') return none;
  const {indexes} = recipe.of;
  return indexes.length <= MOST ? indexes : none;
}

const none: readonly string[] = [];
