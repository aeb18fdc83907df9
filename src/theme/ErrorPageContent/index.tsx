import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import clsx from 'clsx';
import {errorMessages} from '@h3-docs/ui/errorMessages';
import styles from './styles.module.css';

/** What takes a page's place when it crashes: another try, and the error with everything that caused it. */
export default function ErrorPageContent({error, tryAgain}: Props) {
  return (
    <main className={clsx('container page-wide', styles.page)}>
      <div role="alert">
        <h1>
          <Translate>This page crashed</Translate>
        </h1>
      </div>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className={styles.button} />
      </p>
      <p className={styles.causes}>{errorMessages(error).join(`\n\n${translate({message: 'Caused by:'})}\n`)}</p>
    </main>
  );
}
