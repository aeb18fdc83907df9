import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import type {LegendItem} from '../data/scale';
import type {LayerTable} from '../data/types';
import {setOperations, type SetOperation} from '../model/sets';
import type {NamedSet} from '../model/combinedSets';
import {MAX_LAYERS, type Coloring, type Layer} from '../model/state';
import type {Action} from '../model/session';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import styles from './styles.module.css';

const LayerRow = lazyPart(() => import('./LayerRow'));

interface LayersProps {
  readonly layers: readonly Layer[];
  /** The sets that can be kept and combined besides the layers: the input and the selection, unless they are empty. */
  readonly others: readonly NamedSet[];
  readonly act: (action: Action) => void;
  readonly onCombine: (operation: SetOperation, first: NamedSet, second: NamedSet, name: string) => void;
  /** The rows of a set, which a new layer keeps. */
  readonly tableOf: (set: NamedSet) => LayerTable | undefined;
  /** What the colors of each layer mean. */
  readonly legends: readonly (readonly LegendItem[])[];
  /** How the input is colored: a new layer of its rows keeps that. */
  readonly coloring: Coloring | undefined;
}

const labels: Readonly<Record<SetOperation, string>> = {
  union: translate({message: 'or'}),
  intersection: translate({message: 'and'}),
  difference: translate({message: 'without'}),
};

/** The layers beside the input and the selection, and what can be done with two sets. */
export default function Layers(props: LayersProps) {
  const {layers, others, tableOf, legends, coloring, act, onCombine} = props;
  const sets = [...others, ...layers].filter(({indexes}) => indexes.length > 0);
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(1);
  const [operation, setOperation] = useState<SetOperation>('intersection');
  const [a, b] = [sets[first] ?? sets[0], sets[second] ?? sets[1]];
  const kept = others.at(-1);
  const full = layers.length >= MAX_LAYERS;
  return (
    <section className={`${styles.layers} ${styles.stack}`} data-waits aria-label={translate({message: 'Layers'})}>
      <p className={styles.heading}>
        <Translate>Join or combine layers</Translate>
        <button
          type="button"
          className={styles.button}
          disabled={!kept || full}
          title={
            full
              ? translate({message: 'There can be {count} layers'}, {count: MAX_LAYERS})
              : kept
                ? translate({message: 'Keep the {name} as a layer'}, {name: kept.name.toLowerCase()})
                : translate({message: 'There is nothing to keep'})
          }
          onClick={() => {
            if (!kept) return;
            const table = tableOf(kept);
            const colors = table?.columns.some(({name}) => name === coloring?.column) && {coloring};
            act({
              type: 'keep',
              ...kept,
              name: translate({message: 'Layer {number}'}, {number: layers.length + 1}),
              ...(table && {table}),
              ...colors,
            });
          }}
        >
          <Translate>Keep as a layer</Translate>
        </button>
      </p>
      {layers.length > 0 && (
        <ul className={styles.layerList}>
          {layers.map((layer, at) => (
            <LayerRow key={at} layer={layer} at={at} legend={legends[at] ?? []} act={act} />
          ))}
        </ul>
      )}
      {sets.length > 1 && (layers.length > 0 || sets.length > 2) && a && b && (
        <div className={styles.row} role="group" aria-label={translate({message: 'Combine two sets'})}>
          <SetChoice label={translate({message: 'First set'})} sets={sets} value={first} onChange={setFirst} />
          <select
            aria-label={translate({message: 'How the sets are combined'})}
            value={operation}
            onChange={({target}) => setOperation(setOperations.find((one) => one === target.value) ?? 'intersection')}
          >
            {setOperations.map((one) => (
              <option key={one} value={one}>
                {labels[one]}
              </option>
            ))}
          </select>
          <SetChoice label={translate({message: 'Second set'})} sets={sets} value={second} onChange={setSecond} />
          <button
            type="button"
            className={styles.button}
            disabled={full}
            title={full ? translate({message: 'There can be {count} layers'}, {count: MAX_LAYERS}) : undefined}
            onClick={() => onCombine(operation, a, b, `${a.name} ${labels[operation]} ${b.name}`)}
          >
            <Translate>Combine</Translate>
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
