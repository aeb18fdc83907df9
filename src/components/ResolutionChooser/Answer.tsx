import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import {decodeIndex, encodeIndex, toHex} from '@h3-docs/grid/h3/bits';
import type {ReactNode} from 'react';
import ResolutionTable from '../ResolutionStatistics/ResolutionTable';
import type {ChooserAnswer} from './way';
import styles from './styles.module.css';

/** A cell of resolution 15 in Paris, whose parents the explorer shows. */
const FINEST = decodeIndex(0x8f1fb46624a42f6n);

/** The parent of that cell at a resolution, in hexadecimal: each unused digit is 7. */
const parentAt = (resolution: number): string =>
  toHex(encodeIndex({...FINEST, resolution, digits: FINEST.digits.map((digit, at) => (at < resolution ? digit : 7))}));

/** What the chooser says, announced when it changes, and the chosen resolution between its neighbors. */
export function Answer({headline, words, call, around, resolution}: ChooserAnswer): ReactNode {
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
        {resolution !== undefined && (
          <p>
            <Link to={explorerLink('/', [parentAt(resolution)])}>
              <Translate>See a cell of this resolution on the map</Translate>
            </Link>
          </p>
        )}
      </div>
      {around && (
        <div className={`table-box ${styles.around}`}>
          <ResolutionTable {...around} chosen={resolution} />
        </div>
      )}
    </>
  );
}
