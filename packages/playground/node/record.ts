import {errorText} from '../errors';
import {outcomeText} from '../evaluate';
import {checkedRun} from './check';
import {collectExamples} from './collect';

/** The committed record of all results, relative to the project's folder. */
export const recordPath = 'tests/data/example-results.json';

/**
 * Runs every live example of the site and returns the text of each result as the page shows it, by the example's id.
 *
 * @throws ExampleError at the first that throws and should not, or the other way round
 */
export function runAllExamples(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    collectExamples(siteDir).map((example) => {
      const {outcome} = checkedRun(example, example);
      return [example.id, outcome.error ? errorText(outcome.error) : outcomeText(outcome)];
    }),
  );
}
