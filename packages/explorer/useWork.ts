import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {RunningJob} from '@h3-docs/ui/runInWorker';
import type {DataSet, LayerTable} from './data/types';
import type {Containment} from './model/cover';
import type {Fold, FoldSource} from './model/fold';
import {aggregated, type SelectionJob} from './model/jobs';
import {byKind} from './model/kinds';
import {operate, type Outcome} from './model/operate';
import {operationOf, type OperationName, type Parameters} from './model/operations';
import {packRows} from './model/packed';
import {operated, withoutEmptyRule, type Recipe} from './model/recipe';
import {startJob} from './model/startJob';
import type {Address} from './useAddress';
import type {Rows} from './useRows';
import type {Subject} from './useSubject';

/** Selections and tables up to this many are worked on at once; larger ones in a worker. */
const QUICK = 2000;

/** Why the last step was refused, and what the reader can do instead. */
export interface Refusal {
  readonly reason: string;
  readonly retry?: {readonly label: string; readonly run: () => void};
}

type Result = Extract<Outcome, {readonly ok: true}>;
type Done = (result: Result) => void;

interface WorkInput extends Pick<Address, 'state' | 'change'> {
  readonly subject: Subject;
  readonly rows: Rows;
  /** Shows the cells that were made. */
  readonly show: (indexes: readonly string[]) => void;
}

/** The work on the selection. */
export type Work = ReturnType<typeof useWork>;

/** Runs operations on what there is to work on: small ones at once, large ones in a worker. */
export function useWork({state, change, subject: {indexes: subject, shapes, recipe}, rows, show}: WorkInput) {
  /** How much of the job under way is done, 0 to 1; undefined when there is none. */
  const [progress, setProgress] = useState<number>();
  const running = useRef<RunningJob<Outcome>>(undefined);
  const cancel = useCallback(() => {
    running.current?.cancel();
    running.current = undefined;
    setProgress(undefined);
  }, []);
  useEffect(() => cancel, [cancel]);
  const [refusal, setRefusal] = useState<Refusal>();
  /** Removes the refusal. */
  const clear = useCallback(() => setRefusal(undefined), []);
  const rule = state.rule ?? 'first';
  const {selection} = state;

  const onResult = ({indexes, table}: Result, steps: Recipe) => {
    // Another rule for the same cells keeps the reader's view.
    if (indexes.length !== selection.length || indexes.some((index, at) => index !== selection[at])) show(indexes);
    const result = {selection: indexes, recipe: steps, ...(table && {table})};
    if (steps.step !== 'aggregate') {
      change(result);
      return;
    }
    const first = table?.columns.find(({type}) => type === 'number');
    // The cells stand for the rows.
    change({...result, table, counted: true, ...(first && {coloring: first.name})});
  };

  /** Takes the outcome of a computation: its indexes, or the reason why there are none. */
  const finish = (outcome: Outcome, done: Done) => {
    if (!outcome.ok) {
      setRefusal({reason: outcome.reason});
      return;
    }
    clear();
    done(outcome);
  };
  const work = (job: SelectionJob, steps: Recipe) => {
    setRefusal(undefined);
    // A new job ends the one before.
    cancel();
    setProgress(0);
    const started = startJob(job, setProgress);
    running.current = started;
    void started.end.then((end) => {
      if (end === 'cancelled') return;
      cancel();
      if (!('broken' in end)) {
        finish(end, (result) => onResult(result, recipeOf(steps, result)));
        return;
      }
      setRefusal({
        reason: `${end.broken} ${translate({message: 'The rest of the explorer still works.'})}`,
        retry: {label: translate({message: 'Try again'}), run: () => work(job, steps)},
      });
    });
  };
  const runOperation = (name: OperationName, parameters: Parameters) => {
    const carry = withRule(rows.tableOf(subject, []), rule);
    const job: SelectionJob = {type: 'operate', name, selection: subject, parameters, ...(carry && {carry})};
    const count = operationOf(name).count?.(byKind(subject).cell, parameters) ?? subject.length;
    const steps = operated(name, parameters, subject, recipe, carry?.rule);
    if (operationOf(name).heavy && Math.max(count, subject.length) > QUICK) work(job, steps);
    else finish(operate(name, subject, parameters, carry), (result) => onResult(result, recipeOf(steps, result)));
  };
  /** Covers the shapes with cells, by another rule where one is given. */
  const cover = (at: number, containment: Containment, by = rule) => {
    const geometries = shapes.map(({geometry}) => geometry);
    const asked = {geometries, resolution: at, containment};
    const carry = withRule(rows.tableOf([], shapes), by);
    const steps: Recipe = {step: 'cover', ...asked, ...(carry && {table: carry})};
    work({type: 'cover', ...asked, ...(carry && {carry})}, steps);
  };
  /** Puts the rows into cells. */
  const aggregate = (data: DataSet, resolution: number, by: Fold) => {
    const steps: Recipe = {step: 'aggregate', data, resolution, rule: by};
    // A count needs no values.
    const needed = by === 'count' ? {...data, columns: []} : data;
    if (data.rows.length > QUICK) work({type: 'aggregate', data: packRows(needed), resolution, rule: by}, steps);
    else finish(aggregated(data, resolution, by), (result) => onResult(result, recipeOf(steps, result)));
  };
  /** Draws the outline of the cells that are worked on. */
  const outline = () => {
    clear();
    import('./model/outline')
      .then(({outlineOf}) => change({drawn: [...state.drawn, outlineOf(byKind(subject).cell)]}))
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
