import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import type {LegendItem} from '../data/scale';
import {describeLayer} from '../model/layers';
import type {Action} from '../model/session';
import type {Layer} from '../model/state';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import styles from './styles.module.css';

const ColorBy = lazyPart(() => import('./ColorBy'));

interface LayerRowProps {
  readonly layer: Layer;
  readonly at: number;
  readonly legend: readonly LegendItem[];
  readonly act: (action: Action) => void;
}

/** One layer: its color, name, content, and what can be done with it. */
export default function LayerRow({layer, at, legend, act}: LayerRowProps) {
  const {name, color, visible, indexes, shapes, recipe, table, coloring} = layer;
  const content = useMemo(() => describeLayer({indexes, shapes}), [indexes, shapes]);
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
      <div className={`${styles.row} ${styles.layerContent}`}>
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
