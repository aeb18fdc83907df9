import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Choice} from '@h3-docs/ui/controls/Choice';
import {Answer} from './Answer';
import styles from './styles.module.css';
import {useRadius} from './useRadius';
import {useSize} from './useSize';

const modes = {
  radius: translate({message: 'Search radius'}),
  area: translate({message: 'Cell area'}),
  edge: translate({message: 'Edge length'}),
} as const;
type Mode = keyof typeof modes;
const modeNames = Object.keys(modes) as Mode[];

/** “Which resolution do I need?”: three ways to say what is needed, and the answer. */
export default function Chooser(): ReactNode {
  const [mode, setMode] = useState<Mode>('radius');
  const ways = {radius: useRadius(), area: useSize('area'), edge: useSize('edge')};
  const answer = ways[mode].answer();
  return (
    <>
      <Choice
        label={translate({message: 'I know the'})}
        value={mode}
        options={modeNames.map((name) => [name, modes[name]])}
        onValue={setMode}
      />
      <div key={mode} className={styles.panel} role="group" aria-label={modes[mode]}>
        {ways[mode].fields}
        {answer && <Answer {...answer} />}
      </div>
    </>
  );
}
