import {translate} from '@docusaurus/Translate';
import type {MultiPolygon} from 'geojson';
import {useCallback, useState} from 'react';
import type {DataSet, LayerTable} from './data/types';
import type {Containment} from './model/cover';
import type {Fold, FoldSource} from './model/fold';
import {aggregated, type SelectionJob} from './model/jobs';
import {byKind} from './model/kinds';
import {operate, type Outcome} from './model/operate';
import {operationOf, type OperationName, type Parameters} from './model/operations';
import type {InputShape} from './input/types';
import {packRows} from './model/packed';
import {operated, withoutEmptyRule, type Recipe} from './model/recipe';
import {useJob} from './useJob';

/** Selections and tables up to this many are worked on at once; larger ones in a worker. */
const QUICK = 2000;

/** Why the last step was refused, and what the reader can do instead. */
export interface Refusal {
  readonly reason: string;
  readonly retry?: {readonly label: string; readonly run: () => void};
}

type Result = Extract<Outcome, {readonly ok: true}>;
type Done = (result: Result) => void;

/** The work on the selection. */
export interface Work {
  /** How much of the job under way is done, 0 to 1; undefined when there is none. */
  readonly progress: number | undefined;
  readonly cancel: () => void;
  readonly refusal: Refusal | undefined;
  readonly runOperation: (name: OperationName, parameters: Parameters) => void;
  /** Covers the shapes with cells, by another rule where one is given. */
  readonly cover: (resolution: number, containment: Containment, rule?: Fold) => void;
  /** Draws the outline of the cells that are worked on. */
  readonly outline: () => void;
  /** Puts the rows into cells. */
  readonly aggregate: (data: DataSet, resolution: number, rule: Fold) => void;
  /** Takes the outcome of a computation: its indexes, or the reason why there are none. */
  readonly finish: (outcome: Outcome, done: Done) => void;
  /** Removes the refusal. */
  readonly clear: () => void;
}

interface WorkInput {
  /** The indexes that are worked on. */
  readonly subject: readonly string[];
  /** The shapes that can be covered with cells. */
  readonly shapes: readonly InputShape[];
  /** The steps that led to `subject`. */
  readonly recipe: Recipe;
  /** The rows of `subject` and of `shapes`, which are looked up when there is work. */
  readonly tables: {
    readonly subject: () => LayerTable | undefined;
    readonly shapes: () => LayerTable | undefined;
    readonly rule: Fold;
  };
  /** Takes each result, with the steps that led to it. */
  readonly onResult: (result: Result, recipe: Recipe) => void;
  readonly onOutline: (outline: MultiPolygon) => void;
}

/** Runs operations on a selection: small ones at once, large ones in a worker. */
export function useWork({subject, shapes, recipe, tables, onResult, onOutline}: WorkInput): Work {
  const {progress, run, cancel} = useJob();
  const [refusal, setRefusal] = useState<Refusal>();
  const clear = useCallback(() => setRefusal(undefined), []);

  const finish = (outcome: Outcome, done: Done, retry?: (resolution: number) => void) => {
    if (outcome.ok) {
      clear();
      done(outcome);
      return;
    }
    const {coarser, reason} = outcome;
    const run = coarser !== undefined && retry ? () => retry(coarser) : undefined;
    const label = translate({message: 'Use resolution {resolution}'}, {resolution: coarser ?? 0});
    setRefusal({reason, ...(run && {retry: {label, run}})});
  };
  const work = (job: SelectionJob, steps: Recipe, again: (resolution: number) => void) => {
    setRefusal(undefined);
    run(
      job,
      (outcome) => finish(outcome, (result) => onResult(result, recipeOf(steps, result)), again),
      (why) =>
        setRefusal({
          reason: `${why} ${translate({message: 'The rest of the explorer still works.'})}`,
          retry: {label: translate({message: 'Try again'}), run: () => work(job, steps, again)},
        }),
    );
  };
  const runOperation = (name: OperationName, parameters: Parameters) => {
    const carry = withRule(tables.subject(), tables.rule);
    const job: SelectionJob = {type: 'operate', name, selection: subject, parameters, ...(carry && {carry})};
    const count = operationOf(name).count?.(byKind(subject).cell, parameters) ?? subject.length;
    const steps = operated(name, parameters, subject, recipe, carry?.rule);
    const again = (coarser: number) => runOperation(name, {...parameters, resolution: coarser});
    if (operationOf(name).heavy && Math.max(count, subject.length) > QUICK) work(job, steps, again);
    else
      finish(operate(name, subject, parameters, carry), (result) => onResult(result, recipeOf(steps, result)), again);
  };
  const cover = (at: number, containment: Containment, rule = tables.rule) => {
    const geometries = shapes.map(({geometry}) => geometry);
    const asked = {geometries, resolution: at, containment};
    const carry = withRule(tables.shapes(), rule);
    const steps: Recipe = {step: 'cover', ...asked, ...(carry && {table: carry})};
    work({type: 'cover', ...asked, ...(carry && {carry})}, steps, (coarser) => cover(coarser, containment, rule));
  };
  const aggregate = (data: DataSet, resolution: number, rule: Fold) => {
    const steps: Recipe = {step: 'aggregate', data, resolution, rule};
    const again = (coarser: number) => aggregate(data, coarser, rule);
    // A count needs no values.
    const needed = rule === 'count' ? {...data, columns: []} : data;
    if (data.rows.length > QUICK) work({type: 'aggregate', data: packRows(needed), resolution, rule}, steps, again);
    else finish(aggregated(data, resolution, rule), (result) => onResult(result, recipeOf(steps, result)), again);
  };
  const outline = () => {
    clear();
    import('./model/outline')
      .then(({outlineOf}) => onOutline(outlineOf(byKind(subject).cell)))
      .catch((error: unknown) => setRefusal({reason: error instanceof Error ? error.message : String(error)}));
  };
  return {progress, cancel, refusal, runOperation, cover, outline, aggregate, finish, clear};
}

const withRule = (table: LayerTable | undefined, rule: Fold): FoldSource | undefined => table && {...table, rule};

/** The steps with what is known of their result. */
function recipeOf(steps: Recipe, {table, missed, shared, skipped}: Result): Recipe {
  const known = withoutEmptyRule(steps, table);
  if (known.step === 'aggregate') return {...known, ...(skipped !== undefined && {skipped})};
  if (known.step !== 'cover') return known;
  return {...known, ...(missed !== undefined && {missed}), ...(shared !== undefined && {shared})};
}
