import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Choice} from '@h3-docs/ui/controls/Choice';
import CellMap from './CellMap';
import CountMode from './CountMode';
import RadiusMode from './RadiusMode';
import SizeMode from './SizeMode';
import styles from './styles.module.css';
import type {Chosen} from './types';

const modes = {
  radius: translate({message: 'Search radius'}),
  area: translate({message: 'Cell area'}),
  edge: translate({message: 'Edge length'}),
  count: translate({message: 'Number of cells'}),
} as const;
type Mode = keyof typeof modes;
const modeNames = Object.keys(modes) as Mode[];

/** “Which resolution do I need?”: four ways to say what is needed, the answer, and a map of it. */
export default function Chooser(): ReactNode {
  const [mode, setMode] = useState<Mode>('radius');
  const [chosen, setChosen] = useState<Chosen>();
  const part = (name: Mode) => ({active: mode === name, onChosen: setChosen});
  const panel = (name: Mode, content: ReactNode) => (
    <div className={styles.panel} hidden={mode !== name} role="group" aria-label={modes[name]}>
      {content}
    </div>
  );
  return (
    <>
      <Choice
        label={translate({message: 'I know the'})}
        value={mode}
        options={modeNames.map((name) => [name, modes[name]])}
        onValue={setMode}
      />
      <div className={styles.body}>
        <div>
          {panel('radius', <RadiusMode {...part('radius')} />)}
          {panel('area', <SizeMode measure="area" {...part('area')} />)}
          {panel('edge', <SizeMode measure="edge" {...part('edge')} />)}
          {panel('count', <CountMode {...part('count')} />)}
        </div>
        <CellMap chosen={chosen} />
      </div>
    </>
  );
}
