import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import styles from './styles.module.css';
import type {ConvertedProps, Request} from './types';

const example = `import {geoToH3, kRing, h3Distance} from 'h3-js';

// The cells around the Eiffel Tower
const cell = geoToH3(48.8584, 2.2945, 9);
const near = kRing(cell, 1);
if (h3Distance(cell, other) === -1) console.log('too far');
`;

const Converted = lazyPart<ConvertedProps>(() => import('./Converted'));

/** The languages in the order of the list. */
const languages: readonly (readonly [value: Request['language'], label: string])[] = [
  ['detect', translate({message: 'Detect the language'})],
  ['javascript', translate({message: 'JavaScript or TypeScript'})],
  ['python', 'Python'],
  ['c', 'C'],
  ['java', 'Java'],
  ['go', 'Go'],
  ['sql', 'SQL (h3-pg)'],
];

/**
 * Converts code from H3 3.x to 4.x in the browser. What is pasted lives here, so it survives whatever happens to the
 * part that is loaded when the reader converts it.
 */
function Converter(): ReactNode {
  const id = useId();
  const [code, setCode] = useState('');
  const [language, setLanguage] = useState<Request['language']>('detect');
  const [asked, setAsked] = useState<Request>();
  const {ref, refusal} = useFieldLimit<HTMLTextAreaElement>({most: 200_000, unit: 'characters'});

  function convert(text: string) {
    setCode(text);
    setAsked({code: text, language});
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
          onChange={({target}) => setCode(target.value)}
        />
        {refusal && <p role="alert">{refusal}</p>}
        <div className={styles.actions}>
          <select
            aria-label={translate({message: 'Language'})}
            className={styles.button}
            value={language}
            onChange={({target}) => {
              const chosen = languages.find(([value]) => value === target.value);
              if (chosen) setLanguage(chosen[0]);
            }}
          >
            {languages.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button type="submit" className={styles.button} disabled={code.trim() === ''}>
            <Translate>Convert to 4.x</Translate>
          </button>
          <button type="button" className={styles.button} onClick={() => convert(example)}>
            <Translate>Try an example</Translate>
          </button>
        </div>
      </form>
      {asked && <Converted asked={asked} code={code} language={language} />}
      <p className={styles.soft}>
        <Translate>Your code stays in your browser.</Translate>
      </p>
    </div>
  );
}

export default bounded(Converter);
