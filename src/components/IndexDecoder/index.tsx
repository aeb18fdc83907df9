import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {readLink, unreadWords} from '@h3-docs/base/routing/link';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import {useNearViewport} from '@h3-docs/ui/useNearViewport';
import type {DecodedProps} from './Decoded';
import Parts from './Parts';
import styles from './styles.module.css';

/** Indexes to try, besides the page's own: one of each kind, and one that is not valid. */
const samples: readonly (readonly [name: string, text: string])[] = [
  [translate({message: 'a cell'}), '89283082803ffff'],
  [translate({message: 'an edge'}), '0x119283082803ffff'],
  [translate({message: 'a vertex'}), '2563255208981561343'],
  [translate({message: 'an invalid index'}), '81087ffffffffff'],
];

/** Before the decoder is loaded, and without JavaScript: the page's own index in the same layout, so that nothing moves then. */
function Example({example}: DecodedProps): ReactNode {
  return (
    <>
      <p className={styles.verdict}>
        <Translate>The fields of this index, from the highest bit to the lowest:</Translate>
      </p>
      <Parts index={BigInt(`0x${example}`)} valid />
    </>
  );
}

const Decoded = lazyPart(() => import('./Decoded'), {placeholder: Example});

interface IndexDecoderProps {
  /** The index that it shows first, in hexadecimal, unless the address names another: `?index=8928308280fffff`. */
  readonly index: string;
}

/** Takes an index apart: paste one, see its fields, whether it is valid, and why not. */
function IndexDecoder({index}: IndexDecoderProps): ReactNode {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const {near} = useNearViewport(container);
  const [text, setText] = useState(index);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const {search} = useLocation();
  useEffect(() => {
    const link = readLink(search, ['index']);
    const asked = link.get('index');
    setUnread(link.unread);
    if (asked !== undefined) setText(asked);
  }, [search]);
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most: 200, unit: 'characters'});
  const decoded: DecodedProps = {text, example: index};
  return (
    <div ref={container} role="group" aria-label={translate({message: 'Index decoder'})} className={styles.decoder}>
      <div className={`js-only ${styles.form}`}>
        <label htmlFor={id}>
          <Translate>An index, in hexadecimal or decimal</Translate>
        </label>
        <input
          className={styles.input}
          id={id}
          ref={ref}
          type="text"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({target}) => setText(target.value)}
        />
        {unread.length > 0 && <p role="alert">{unreadWords(unread)}</p>}
        {refusal && <p role="alert">{refusal}</p>}
      </div>
      <p className={`js-only ${styles.samples}`}>
        <Translate>Try</Translate>{' '}
        {[...samples, [translate({message: 'this page’s example'}), index] as const].map(([name, sample]) => (
          <button key={name} type="button" className={styles.button} onClick={() => setText(sample)}>
            {name}
          </button>
        ))}
      </p>
      {near || text !== index ? <Decoded {...decoded} /> : <Example {...decoded} />}
    </div>
  );
}

export default bounded(IndexDecoder, 'index');
