import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNearViewport} from '@h3-docs/ui/useNearViewport';
import {readLink, unreadWords} from '@h3-docs/base/routing/link';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import ExplorerLink from './ExplorerLink';
import Fields from './Fields';
import Notations from './Notations';
import Samples from './Samples';
import styles from './styles.module.css';
import type {DecodedProps} from './types';

/**
 * Shown until the decoder is loaded, and without JavaScript: the example in the decoder's layout, so that nothing moves
 * when the decoder replaces it.
 */
function Example({example, onText}: DecodedProps): ReactNode {
  const index = BigInt(`0x${example}`);
  return (
    <>
      <Samples example={example} onText={onText} />
      <p className={styles.verdict}>
        <Translate>The fields of this index, from the highest bit to the lowest:</Translate>
      </p>
      <Fields index={index} />
      <Notations index={index} />
      <ExplorerLink hex={example} />
    </>
  );
}

const Decoded = lazyPart<DecodedProps>(() => import('./Decoded'), {placeholder: Example});

interface IndexDecoderProps {
  /** The index that it shows first, in hexadecimal, unless the address names another: `?index=8928308280fffff`. */
  readonly index: string;
}

/**
 * Takes an index apart: paste one, see its fields, whether it is valid, and why not. What is typed lives here, so it
 * survives whatever happens to the part that is loaded when the decoder comes into view.
 */
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
  const decoded: DecodedProps = {text, example: index, onText: setText};
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
      {near || text !== index ? <Decoded {...decoded} /> : <Example {...decoded} />}
    </div>
  );
}

export default bounded(IndexDecoder, 'index');
