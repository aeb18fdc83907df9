import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {Select} from '@h3-docs/ui/controls/Select';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {useFieldLimit, type Limit} from '@h3-docs/ui/useFieldLimit';
import {choiceOf, choices} from './choices';
import {formState} from './formState';
import LineNumbers from './LineNumbers';
import {openFile} from './openFile';
import {replaceText} from './replaceText';
import styles from './styles.module.css';
import type {ConvertedProps, Request} from './types';

const example = `import {geoToH3, kRing, h3Distance} from 'h3-js';

// The cells around the Eiffel Tower
const cell = geoToH3(48.8584, 2.2945, 9);
const near = kRing(cell, 1);
if (h3Distance(cell, other) === -1) console.log('too far');
`;

const Converted = lazyPart<ConvertedProps>(() => import('./Converted'));

const limit: Limit = {most: 200_000, unit: 'characters'};

/**
 * Converts code from H3 3.x to 4.x in the browser. What is pasted lives here, so it survives whatever happens to the
 * part that is loaded when the reader converts it.
 */
function Converter(): ReactNode {
  const id = useId();
  const [code, setCode] = useState(formState.code);
  const [language, setLanguage] = useState(formState.language);
  const [asked, setAsked] = useState(formState.asked);
  const [failure, setFailure] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const {ref, refusal} = useFieldLimit<HTMLTextAreaElement>(limit, field);

  useEffect(() => {
    Object.assign(formState, {code, language, asked});
  }, [code, language, asked]);

  function convert(text: string, chosen = language) {
    setCode(text);
    setAsked({code: text, language: chosen});
  }

  /** Puts another text into the field, and converts it. Undo brings the former text back. */
  function fill(text: string, chosen: Request['language']) {
    if (field.current) replaceText(field.current, text);
    setFailure(undefined);
    setLanguage(chosen);
    convert(text, chosen);
  }

  async function open(file: File | null | undefined) {
    if (!file) return;
    const opened = await openFile(file, limit);
    if ('text' in opened) fill(opened.text, choiceOf(file.name));
    else setFailure(opened.refusal);
  }

  return (
    <div role="group" aria-label={translate({message: 'Code converter'})} className={styles.converter}>
      <form
        className="js-only"
        onSubmit={(event) => {
          event.preventDefault();
          convert(code);
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
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes('Files')) event.preventDefault();
            }}
            onDrop={(event) => {
              const [file] = event.dataTransfer.files;
              if (!file) return;
              event.preventDefault();
              void open(file);
            }}
          />
        </div>
        {(refusal ?? failure) !== undefined && <p role="alert">{refusal ?? failure}</p>}
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
          <label className={styles.file}>
            <Translate>Open a file</Translate>
            <input
              type="file"
              onChange={({target}) => {
                void open(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          <button type="button" className={styles.button} onClick={() => fill(example, 'detect')}>
            <Translate>Try an example</Translate>
          </button>
        </div>
        <p className="quiet margin--none">
          <Translate>You can also drop a file or a notebook on the field. Ctrl+Enter converts.</Translate>
        </p>
      </form>
      {asked && <Converted asked={asked} code={code} language={language} />}
      <p className="quiet margin--none">
        <Translate>Your code stays in your browser.</Translate>
      </p>
    </div>
  );
}

export default bounded(Converter);
