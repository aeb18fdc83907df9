import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import styles from './styles.module.css';

/** The panels that slide over the map of a phone. */
export const panels = ['input', 'selection', 'layers', 'map'] as const;
export type Panel = (typeof panels)[number];

interface TabsProps {
  readonly panel: Panel | undefined;
  /** How many indexes are selected. */
  readonly selected: number;
  /** Opens a panel, or closes the open one with null. */
  readonly onPanel: (panel: Panel | null) => void;
}

const labels: Readonly<Record<Panel, string>> = {
  input: translate({message: 'Input'}),
  selection: translate({message: 'Selection'}),
  layers: translate({message: 'Layers'}),
  map: translate({message: 'Options'}),
};

/** The bar under the map of a phone: each button opens one panel over the map, and closes it. */
export default function Tabs({panel, selected, onPanel}: TabsProps) {
  return (
    <div className={styles.tabs} role="group" aria-label={translate({message: 'Panels'})}>
      {panels.map((one) => (
        <button
          key={one}
          type="button"
          aria-expanded={panel === one}
          onClick={() => onPanel(panel === one ? null : one)}
        >
          <span>{labels[one]}</span>
          {one === 'selection' && selected > 0 && <span className={styles.note}> {formatLocale(selected)}</span>}
        </button>
      ))}
    </div>
  );
}
