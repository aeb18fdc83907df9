import Translate, {translate} from '@docusaurus/Translate';
import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import CopyButton from '@h3-docs/ui/CopyButton';
import type {JobEnd} from '@h3-docs/ui/runInWorker';
import {labelOf} from './choices';
import MarkedCode from './MarkedCode';
import Notes from './Notes';
import {isLong, startConversion} from './startConversion';
import styles from './styles.module.css';
import type {Answer, ConvertedProps, Request} from './types';

interface WaitingProps {
  readonly children: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

/** What happens to long code, with a button that keeps the focus when its label changes. */
function Waiting({children, label, onClick}: WaitingProps): ReactNode {
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.waiting}>
        {children}
      </p>
      <button type="button" className={styles.button} onClick={onClick}>
        {label}
      </button>
    </div>
  );
}

/** What the converter found, in a sentence. */
function finding({changes, version}: Answer): string {
  if (changes.length > 0) {
    return plural(
      changes.length,
      translate({message: '1 change, marked below.|{count} changes, marked below.'}, {count: changes.length}),
    );
  }
  switch (version) {
    case '4.x':
      return translate({message: 'This code was written for 4.x. Nothing changed.'});
    case 'both':
      return translate({message: 'This code runs with 3.x and 4.x. Nothing changed.'});
    case 'none':
    case 'unknown':
      return translate({message: 'The converter found no function of 3.x to rename.'});
    default:
      return translate({message: 'The converter changed nothing. See the notes below.'});
  }
}

interface ResultProps {
  readonly original: string;
  readonly result: Answer;
}

/** The code for 4.x, and what has to be looked at by hand. It may be long, so that it isn't drawn again as one types. */
const Result = memo(function Result({original, result}: ResultProps): ReactNode {
  const {notes, read, languages} = result;
  return (
    <>
      <p role="status" className={styles.summary}>
        <span>{translate({message: 'Read as {language}.'}, {language: labelOf(read)})}</span>{' '}
        <span>{finding(result)}</span>{' '}
        <span>
          {notes.length > 0 &&
            plural(
              notes.length,
              translate({message: '1 note to check by hand.|{count} notes to check by hand.'}, {count: notes.length}),
            )}
        </span>
      </p>
      {languages.length > 1 && (
        <p className="quiet margin--none">
          {translate(
            {message: 'The code has programs in {languages}.'},
            {languages: formatList(languages.map((language) => labelOf(language)))},
          )}
        </p>
      )}
      <MarkedCode result={result} original={original} />
      <div className={styles.actions}>
        <CopyButton
          className={styles.button}
          label={translate({message: 'Copy the code for 4.x'})}
          text={() => result.code}
        />
      </div>
      {notes.length > 0 && <Notes notes={notes} original={original} />}
    </>
  );
});

interface Ended {
  readonly request: Request;
  readonly how: JobEnd<Answer>;
}

/** The converter's answer, or how far it is. Until short code is converted, the last answer is shown. */
export default function Converted({asked, again}: ConvertedProps): ReactNode {
  const [ended, setEnded] = useState<Ended>();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    const running = startConversion(asked);
    let isCurrent = true;
    cancel.current = running.cancel;
    void running.end.then((how) => isCurrent && setEnded({request: asked, how}));
    return () => {
      isCurrent = false;
      running.cancel();
    };
  }, [asked]);

  if (ended?.request !== asked && isLong(asked.code)) {
    return (
      <Waiting label={translate({message: 'Cancel'})} onClick={() => cancel.current?.()}>
        <span>
          {translate({message: 'Converting {characters} characters…'}, {characters: formatLocale(asked.code.length)})}
        </span>
      </Waiting>
    );
  }
  if (!ended) return <LoadingIndicator />;
  const {request, how} = ended;
  if (how === 'cancelled') {
    return (
      <Waiting label={translate({message: 'Convert again'})} onClick={again}>
        <Translate>You cancelled the conversion. Your code is unchanged.</Translate>
      </Waiting>
    );
  }
  if ('broken' in how) return <LoadFailure error={how.broken} onRetry={again} />;
  return <Result original={request.code} result={how} />;
}
