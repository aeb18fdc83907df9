import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The ways to see what there is. */
export const views = ['map', 'table'] as const;
export type ViewName = (typeof views)[number];

interface ViewSwitchProps {
  readonly view: ViewName;
  readonly onView: (view: ViewName) => void;
}

const labels: Readonly<Record<ViewName, string>> = {
  map: translate({message: 'Map'}),
  table: translate({message: 'Table'}),
};

/** Switches between the map and its table. */
export default function ViewSwitch({view, onView}: ViewSwitchProps) {
  return (
    <div className={`${styles.views} ${styles.stepper}`} role="group" aria-label={translate({message: 'View'})}>
      {views.map((one) => (
        <button key={one} type="button" aria-pressed={view === one} onClick={() => onView(one)}>
          {labels[one]}
        </button>
      ))}
    </div>
  );
}
