import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {Select} from '@h3-docs/ui/controls/Select';
import {useBench} from '../bench';
import {describeLayer} from '../model/describe';
import {combine, setOperations, type SetOperation} from '../model/sets';
import {combinedSets, type NamedSet} from '../model/joined';
import {MAX_LAYERS, type Layer} from '../model/state';
import {withLayer} from '../model/session';
import Button from './Button';
import styles from './styles.module.css';

const labels: Readonly<Record<SetOperation, string>> = {
  union: translate({message: 'or'}),
  intersection: translate({message: 'and'}),
  difference: translate({message: 'without'}),
};

/** The layers beside the input and the selection, and what can be done with two sets. */
export default function Layers() {
  const {state, subject, rows, work, change} = useBench();
  const {layers} = state;
  const others = subject.sets;
  const combineSets = (one: NamedSet, other: NamedSet) =>
    work.finish(combine(operation, one.indexes, other.indexes), ({indexes}) => {
      const result = {indexes, ...combinedSets(operation, indexes, one, other, rows.tableOfSet)};
      const name = `${one.name} ${labels[operation]} ${other.name}`;
      const {recipe, table} = result;
      change({layers: withLayer(layers, {name, ...result}), selection: indexes, recipe, ...(table && {table})});
    });
  const sets = [...others, ...layers];
  const options = sets.map(({name}, at) => [String(at), name] as const);
  const [first, setFirst] = useState('0');
  const [second, setSecond] = useState('1');
  const [operation, setOperation] = useState<SetOperation>('intersection');
  const [a, b] = [sets[Number(first)] ?? sets[0], sets[Number(second)] ?? sets[1]];
  const kept = others.at(-1);
  const isFull = layers.length >= MAX_LAYERS;
  const full = isFull ? translate({message: 'There can be {count} layers'}, {count: MAX_LAYERS}) : undefined;
  return (
    <section className={`${styles.layers} ${styles.stack}`} aria-label={translate({message: 'Layers'})}>
      <p className={styles.heading}>
        <Translate>Join or combine layers</Translate>
        <Button
          disabled={!kept || isFull}
          title={full}
          onClick={() => {
            if (!kept) return;
            const table = rows.tableOfSet(kept);
            const name = translate({message: 'Layer {number}'}, {number: layers.length + 1});
            change({layers: withLayer(layers, {...kept, name, ...(table && {table})})});
          }}
        >
          <Translate>Keep as a layer</Translate>
        </Button>
      </p>
      {layers.length > 0 && (
        <ul className={styles.layerList}>
          {layers.map((layer, at) => (
            <LayerRow key={at} layer={layer} at={at} />
          ))}
        </ul>
      )}
      {layers.length > 0 && a && b && (
        <div className={styles.row} role="group" aria-label={translate({message: 'Combine two sets'})}>
          <Select
            labeled="unseen"
            label={translate({message: 'First set'})}
            options={options}
            value={first}
            onValue={setFirst}
          />
          <Select
            labeled="unseen"
            label={translate({message: 'How the sets are combined'})}
            options={setOperations.map((one) => [one, labels[one]] as const)}
            value={operation}
            onValue={setOperation}
          />
          <Select
            labeled="unseen"
            label={translate({message: 'Second set'})}
            options={options}
            value={second}
            onValue={setSecond}
          />
          <Button disabled={isFull} title={full} onClick={() => combineSets(a, b)}>
            <Translate>Combine</Translate>
          </Button>
        </div>
      )}
    </section>
  );
}

/** One layer: its color, name, content, and what can be done with it. */
function LayerRow({layer, at}: {readonly layer: Layer; readonly at: number}) {
  const {state, change} = useBench();
  const become = (changed: Partial<Layer>) => change({layers: state.layers.with(at, {...layer, ...changed})});
  const {name, color, visible, indexes, recipe} = layer;
  return (
    <li>
      <span className={styles.swatch} style={{background: color}} />
      <input
        className={styles.field}
        type="text"
        aria-label={translate({message: 'Name of layer {number}'}, {number: at + 1})}
        maxLength={80}
        value={name}
        onChange={({target}) => become({name: target.value})}
      />
      <Button
        aria-label={translate({message: 'Show {name}'}, {name})}
        aria-pressed={visible}
        onClick={() => become({visible: !visible})}
      >
        <Translate>Show</Translate>
      </Button>
      <Button
        aria-label={translate({message: 'Remove {name}'}, {name})}
        onClick={() => change({layers: state.layers.toSpliced(at, 1)})}
      >
        ×
      </Button>
      <button
        type="button"
        className={`${styles.link} ${styles.layerContent}`}
        title={translate({message: 'Select its indexes'})}
        onClick={() => change({selection: indexes, ...(recipe && {recipe})})}
      >
        {describeLayer(indexes)}
      </button>
    </li>
  );
}
