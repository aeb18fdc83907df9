import type {ReactNode} from 'react';
import type {ChooserAnswer} from './way';
import styles from './styles.module.css';

/** The chosen resolution between its neighbors. */
function Around({titles, rows, chosen}: NonNullable<ChooserAnswer['around']> & {readonly chosen: number}): ReactNode {
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

/** What the chooser says, announced when it changes. */
export function Answer({headline, words, call, around, chosen}: ChooserAnswer): ReactNode {
  return (
    <>
      <div className={styles.answer} role="status">
        <p className={styles.headline}>{headline}</p>
        {words.map((sentences, at) => (
          <p key={at}>
            {sentences.map((sentence, place) => (
              <span key={place}>{sentence} </span>
            ))}
          </p>
        ))}
        {call !== undefined && (
          <pre className={styles.code}>
            <code>{call}</code>
          </pre>
        )}
      </div>
      {around && chosen && <Around {...around} chosen={chosen.resolution} />}
    </>
  );
}
