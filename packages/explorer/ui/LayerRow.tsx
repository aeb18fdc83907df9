import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import type {LegendItem} from '../data/scale';
import {commonResolution, describeLayer} from '../model/layers';
import type {Outcome} from '../model/operate';
import type {Action} from '../model/session';
import {toResolution} from '../model/sets';
import {FINEST} from '../model/limits';
import type {Layer} from '../model/state';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import styles from './styles.module.css';

const ColorBy = lazyPart(() => import('./ColorBy'));

interface LayerRowProps {
  readonly layer: Layer;
  readonly at: number;
  readonly legend: readonly LegendItem[];
  /** The indexes that can be added to the layer: those of the selection. */
  readonly addable: readonly string[] | undefined;
  readonly act: (action: Action) => void;
  /** Takes the outcome of a change to the layer: its indexes, or the reason why there are none. */
  readonly onOutcome: (outcome: Outcome, done: (indexes: readonly string[]) => void) => void;
}

/** One layer: its color, name, content, and what can be done with it. */
export default function LayerRow({layer, at, legend, addable, act, onOutcome}: LayerRowProps) {
  const {name, color, visible, indexes, shapes, locked, recipe, table, coloring} = layer;
  const content = useMemo(() => describeLayer({indexes, shapes, locked}), [indexes, shapes, locked]);
  return (
    <li>
      <input
        type="color"
        aria-label={translate({message: 'Color of {name}'}, {name})}
        value={color}
        onChange={({target}) => act({type: 'layer', at, change: {color: target.value}})}
      />
      <input
        type="text"
        aria-label={translate({message: 'Name of layer {number}'}, {number: at + 1})}
        maxLength={80}
        value={name}
        onChange={({target}) => act({type: 'layer', at, change: {name: target.value}})}
      />
      <button
        type="button"
        className={styles.chip}
        aria-label={translate({message: 'Show {name}'}, {name})}
        aria-pressed={visible}
        onClick={() => act({type: 'layer', at, change: {visible: !visible}})}
      >
        <Translate>Show</Translate>
      </button>
      <button
        type="button"
        className={styles.chip}
        aria-label={translate({message: 'Remove {name}'}, {name})}
        onClick={() => act({type: 'remove', at})}
      >
        ×
      </button>
      <div className={styles.layerContent}>
        {indexes.length > 0 ? (
          <button
            type="button"
            className={styles.link}
            title={translate({message: 'Select its indexes'})}
            onClick={() => act({type: 'select', indexes, ...(recipe && {recipe})})}
          >
            {content}
          </button>
        ) : (
          <span className={styles.hint}>{content}</span>
        )}
        {indexes.length > 0 && (
          <span className={styles.row}>
            <label className={styles.number}>
              <span className={styles.hidden}>{translate({message: 'Resolution of {name}'}, {name})}</span>
              <select
                value={locked ?? ''}
                title={translate({
                  message: 'Locks the layer to a resolution, and converts its cells to that resolution',
                })}
                onChange={({target}) => {
                  if (target.value === '') {
                    act({type: 'refill', at, indexes});
                    return;
                  }
                  const resolution = Number(target.value);
                  onOutcome(
                    resolution === commonResolution(indexes) ? {ok: true, indexes} : toResolution(indexes, resolution),
                    (converted) => act({type: 'refill', at, indexes: converted, locked: resolution}),
                  );
                }}
              >
                <option value="">
                  <Translate>any resolution</Translate>
                </option>
                {Array.from({length: FINEST + 1}, (_, resolution) => (
                  <option key={resolution} value={resolution}>
                    {resolution === locked
                      ? translate({message: 'res {resolution}, locked'}, {resolution})
                      : translate({message: 'res {resolution}'}, {resolution})}
                  </option>
                ))}
              </select>
            </label>
            {addable && (
              <button
                type="button"
                className={styles.chip}
                title={translate({message: 'Add the selection to {name}'}, {name})}
                onClick={() =>
                  onOutcome(
                    locked === undefined ? {ok: true, indexes: addable} : toResolution(addable, locked),
                    (added) =>
                      act({
                        type: 'refill',
                        at,
                        indexes: [...indexes, ...added],
                        ...(locked !== undefined && {locked}),
                      }),
                  )
                }
              >
                <Translate>Add selection</Translate>
              </button>
            )}
          </span>
        )}
        {table && (
          <details className={styles.code}>
            <summary>
              {translate({message: 'Columns: {columns}'}, {columns: table.columns.map((one) => one.name).join(', ')})}
            </summary>
            <ColorBy
              label={translate({message: 'Color {layer} by'}, {layer: name})}
              columns={table.columns}
              coloring={coloring}
              legend={legend}
              onColoring={(next) => act({type: 'layer', at, change: {coloring: next}})}
            />
          </details>
        )}
      </div>
    </li>
  );
}
