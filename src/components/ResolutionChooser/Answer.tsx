import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface AnswerProps {
  /** The answer in one line: 'Resolution 9, k = 3'. */
  readonly headline: string;
  readonly children?: ReactNode;
}

/** What the chooser says, announced when it changes. */
export function Answer({headline, children}: AnswerProps): ReactNode {
  return (
    <div className={styles.answer} role="status">
      <p className={styles.headline}>{headline}</p>
      {children}
    </div>
  );
}

interface AroundProps {
  readonly titles: readonly string[];
  /** A row's texts, the resolution first. */
  readonly rows: readonly (readonly string[])[];
  readonly chosen: number;
}

/** The chosen resolution between its neighbors. */
export function Around({titles, rows, chosen}: AroundProps): ReactNode {
  return (
    <div className={`table-box ${styles.around}`}>
      <table>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([resolution = '', ...texts]) => (
            <tr key={resolution} data-chosen={Number(resolution) === chosen}>
              <th scope="row">{resolution}</th>
              {texts.map((text, index) => (
                <td key={titles[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The items from two before the chosen one to two after it. */
export function nearby<Item>(items: readonly Item[], chosen: number): readonly Item[] {
  const start = Math.max(0, Math.min(chosen - 2, items.length - 5));
  return items.slice(start, start + 5);
}
