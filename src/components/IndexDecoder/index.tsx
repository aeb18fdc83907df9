import {useId, useRef, useState, type ReactNode} from 'react';
import {useNear} from '../LiveExample/useNear';
import {lazyPart} from '../LazyPart';
import Fields from './Fields';
import styles from './styles.module.css';
import type {DecodedProps} from './types';

/** What stands there until the decoder is loaded, and without JavaScript: the example's fields. */
function Example({example}: DecodedProps): ReactNode {
  return (
    <div className={styles.example}>
      <p className={styles.verdict}>
        <code>{example}</code> is <code>{BigInt(`0x${example}`).toString()}</code> in decimal:
      </p>
      <Fields index={BigInt(`0x${example}`)} />
    </div>
  );
}

const Decoded = lazyPart<DecodedProps>(() => import('./Decoded'), {placeholder: Example});

interface IndexDecoderProps {
  /** The index that it shows first, in hexadecimal. */
  readonly index: string;
}

/**
 * Takes an index apart: paste one, see its fields, whether it is valid, and why not. What is typed lives here, so it
 * survives whatever happens to the part that is loaded when the decoder comes into view.
 */
export default function IndexDecoder({index}: IndexDecoderProps): ReactNode {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const {near} = useNear(container);
  const [text, setText] = useState(index);
  const decoded: DecodedProps = {text, example: index, onText: setText};
  return (
    <div ref={container} role="group" aria-label="Index decoder" className={styles.decoder}>
      <div className={`js-only ${styles.form}`}>
        <label htmlFor={id}>An index, in hexadecimal or decimal</label>
        <input
          id={id}
          type="text"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({target}) => setText(target.value)}
        />
      </div>
      {near ? <Decoded {...decoded} /> : <Example {...decoded} />}
    </div>
  );
}
