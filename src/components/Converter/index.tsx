import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {Select} from '@h3-docs/ui/controls/Select';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import {choices} from './choices';
import LineNumbers from './LineNumbers';
import styles from './styles.module.css';
import type {ConvertedProps, Request} from './types';

const example = `import {geoToH3, kRing, h3Distance} from 'h3-js';

// The cells around the Eiffel Tower
const cell = geoToH3(48.8584, 2.2945, 9);
const near = kRing(cell, 1);
if (h3Distance(cell, other) === -1) console.log('too far');
`;

/** What the fields hold again when a reader comes back to the page. It never leaves the memory of the page. */
const formState: Request & {readonly asked: Request | undefined} = {code: '', language: 'detect', asked: undefined};

const Converted = lazyPart<ConvertedProps>(() => import('./Converted'));

/**
 * Converts code from H3 3.x to 4.x in the browser. What is pasted lives here, so it survives whatever happens to the
 * part that is loaded when the reader converts it.
 */
function Converter(): ReactNode {
  const id = useId();
  const [code, setCode] = useState(formState.code);
  const [language, setLanguage] = useState(formState.language);
  const [asked, setAsked] = useState(formState.asked);
  const numbers = useRef<HTMLDivElement>(null);
  const {ref, refusal} = useFieldLimit<HTMLTextAreaElement>({most: 200_000, unit: 'characters'});

  useEffect(() => {
    Object.assign(formState, {code, language, asked});
  }, [code, language, asked]);

  const convert = () => setAsked({code, language});

  return (
    <div role="group" aria-label={translate({message: 'Code converter'})} className={styles.converter}>
      <form
        className="js-only"
        onSubmit={(event) => {
          event.preventDefault();
          convert();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          <Translate>Your code for H3 3.x</Translate>
        </label>
        <div className={styles.field}>
          <LineNumbers ref={numbers} text={code} />
          <textarea
            id={id}
            ref={ref}
            className={styles.code}
            rows={8}
            value={code}
            wrap="off"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-keyshortcuts="Control+Enter"
            onChange={({target}) => setCode(target.value)}
            onScroll={({currentTarget}) => {
              if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        </div>
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        <div className={styles.actions}>
          <Select
            label={translate({message: 'Language'})}
            labeled="unseen"
            value={language}
            options={choices}
            onValue={setLanguage}
          />
          <button type="submit" className={styles.button} disabled={code.trim() === ''}>
            <Translate>Convert to 4.x</Translate>
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={code !== ''}
            onClick={() => {
              setCode(example);
              setLanguage('detect');
              setAsked({code: example, language: 'detect'});
              // A button that is disabled loses the focus.
              document.getElementById(id)?.focus();
            }}
          >
            <Translate>Try an example</Translate>
          </button>
        </div>
        <p className="quiet margin--none">
          <Translate>Ctrl+Enter converts.</Translate>
        </p>
      </form>
      {asked && <Converted asked={asked} again={convert} />}
      <p className="quiet margin--none">
        <Translate>Your code stays in your browser.</Translate>
      </p>
    </div>
  );
}

export default bounded(Converter);
