import styles from './styles.module.css';

const keys = [
  [['Arrow keys'], 'move the map'],
  [['+', '−'], 'zoom'],
  [['Enter'], 'selects the cell in the middle'],
  [['Shift+Enter'], 'adds it to the selection'],
  [['Alt+arrow key'], 'moves to a neighbor'],
  [['Page Up', 'Page Down'], 'go to the parent and the center child'],
  [['Escape'], 'clears the selection'],
  [['Ctrl+Z', 'Ctrl+Shift+Z'], 'undo and redo, anywhere in the explorer'],
] as const;

/** The keys of the explorer. */
export default function KeyHelp() {
  return (
    <div className={styles.keys} role="region" aria-label="Keys">
      <p>These keys work while the map has the focus. Shift+click adds a cell.</p>
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
