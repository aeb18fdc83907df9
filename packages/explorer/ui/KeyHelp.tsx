import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

const keys = [
  [[translate({message: 'Arrow keys'})], translate({message: 'move the map'})],
  [['+', '−'], translate({message: 'zoom'})],
  [[translate({message: 'Enter'})], translate({message: 'selects the cell in the middle'})],
  [[translate({message: 'Shift+Enter'})], translate({message: 'adds it to the selection'})],
  [[translate({message: 'Escape'})], translate({message: 'clears the selection'})],
  [
    [translate({message: 'Ctrl+Z'}), translate({message: 'Ctrl+Shift+Z'})],
    translate({message: 'undo and redo, anywhere in the explorer'}),
  ],
] as const;

/** The keys of the explorer. */
export default function KeyHelp() {
  return (
    <div className={styles.keys} role="region" aria-label={translate({message: 'Keys'})}>
      <p>
        <Translate>These keys work while the map has the focus. Shift+click adds a cell.</Translate>
      </p>
      <dl>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
