import {useState} from 'react';
import {setOperations, type SetOperation} from '../model/sets';
import type {Recipe} from '../model/recipe';
import {MAX_LAYERS, type Layer} from '../model/state';
import type {Action} from '../model/session';
import styles from './styles.module.css';
import {formatLocale} from '../../number';

/** Indexes with a name, and the steps that led to them. */
export interface NamedSet {
  readonly name: string;
  readonly indexes: readonly string[];
  readonly recipe?: Recipe;
}

interface LayersProps {
  readonly layers: readonly Layer[];
  /** What can be combined beside the layers: the input and the selection, when they hold something. */
  readonly others: readonly NamedSet[];
  readonly act: (action: Action) => void;
  readonly onCombine: (operation: SetOperation, first: NamedSet, second: NamedSet, name: string) => void;
}

const labels: Readonly<Record<SetOperation, string>> = {union: 'or', intersection: 'and', difference: 'without'};

/** The layers beside the input and the selection, and what can be done with two sets. */
export default function Layers({layers, others, act, onCombine}: LayersProps) {
  const sets = [...others, ...layers];
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(1);
  const [operation, setOperation] = useState<SetOperation>('intersection');
  const [a, b] = [sets[first] ?? sets[0], sets[second] ?? sets[1]];
  const kept = others.at(-1);
  return (
    <section className={styles.layers} aria-label="Layers">
      <p className={styles.heading}>
        Layers
        <button
          type="button"
          className={styles.button}
          disabled={!kept || layers.length >= MAX_LAYERS}
          title={kept ? `Keep the ${kept.name.toLowerCase()} as a layer` : 'There is nothing to keep'}
          onClick={() =>
            kept && act({type: 'keep', name: `Layer ${layers.length + 1}`, indexes: kept.indexes, recipe: kept.recipe})
          }
        >
          Keep as a layer
        </button>
      </p>
      {layers.length > 0 && (
        <ul className={styles.layerList}>
          {layers.map(({name, color, visible, indexes, recipe}, at) => (
            <li key={at}>
              <input
                type="color"
                aria-label={`Color of ${name}`}
                value={color}
                onChange={({target}) => act({type: 'layer', at, change: {color: target.value}})}
              />
              <input
                type="text"
                aria-label={`Name of layer ${at + 1}`}
                maxLength={80}
                value={name}
                onChange={({target}) => act({type: 'layer', at, change: {name: target.value}})}
              />
              <button
                type="button"
                className={styles.link}
                title="Select its indexes"
                onClick={() => act({type: 'select', indexes, ...(recipe && {recipe})})}
              >
                {formatLocale(indexes.length)}
              </button>
              <button
                type="button"
                className={styles.chip}
                aria-pressed={visible}
                onClick={() => act({type: 'layer', at, change: {visible: !visible}})}
              >
                Show
              </button>
              <button
                type="button"
                className={styles.chip}
                aria-label={`Remove ${name}`}
                onClick={() => act({type: 'remove', at})}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {sets.length > 1 && a && b && (
        <div className={styles.row} role="group" aria-label="Combine two sets">
          <SetChoice label="First set" sets={sets} value={first} onChange={setFirst} />
          <select
            aria-label="How the sets are combined"
            value={operation}
            onChange={({target}) => setOperation(setOperations.find((one) => one === target.value) ?? 'intersection')}
          >
            {setOperations.map((one) => (
              <option key={one} value={one}>
                {labels[one]}
              </option>
            ))}
          </select>
          <SetChoice label="Second set" sets={sets} value={second} onChange={setSecond} />
          <button
            type="button"
            className={styles.button}
            disabled={layers.length >= MAX_LAYERS}
            onClick={() => onCombine(operation, a, b, `${a.name} ${labels[operation]} ${b.name}`)}
          >
            Combine
          </button>
        </div>
      )}
    </section>
  );
}

interface SetChoiceProps {
  readonly label: string;
  readonly sets: readonly {readonly name: string}[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function SetChoice({label, sets, value, onChange}: SetChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={({target}) => onChange(Number(target.value))}>
      {sets.map(({name}, at) => (
        <option key={at} value={at}>
          {name}
        </option>
      ))}
    </select>
  );
}
