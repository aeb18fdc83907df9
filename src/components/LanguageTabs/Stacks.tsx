import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {languageRows} from '@h3-docs/catalogue';
import type {EnginesFile} from '@h3-docs/base/contracts/engines';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {FIRST_CHOICE} from './choice';
import {loadCalls} from './loadCalls';
import StackList from './StackList';
import styles from './stacks.module.css';

interface StacksProps {
  readonly fn: string;
  /** Of the file with the calls. */
  readonly address: string;
  /** The address of the page with the traps of every stack. */
  readonly names: string;
  /** The stack to show; a page need not have it. */
  readonly stack: string | undefined;
  /** Whether the list is open. */
  readonly open: boolean;
  readonly onChoose: (stack: string) => void;
  readonly onClose: () => void;
  /** Hears which stack is shown. */
  readonly onShown: (stack: string | undefined) => void;
}

/** Text with `code` and [links](/docs/…) in it. */
function Inline({text}: {readonly text: string}): ReactNode {
  return text.split(/(`[^`]+`|\[[^[\]]+\]\([^()]+\))/).map((part, place) => {
    const link = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part);
    if (link)
      return (
        <Link key={place} to={link[2] ?? ''}>
          {link[1]}
        </Link>
      );
    return part.startsWith('`') ? <code key={place}>{part.slice(1, -1)}</code> : <span key={place}>{part}</span>;
  });
}

/** The list of stacks, and the calls of the one that the reader chose. */
export default function Stacks({fn, address, names, stack, open, onChoose, onClose, onShown}: StacksProps): ReactNode {
  const [file, setFile] = useState<EnginesFile>();
  const [failure, setFailure] = useState<unknown>();
  const engine = file?.engines.find(({id}) => id === stack);

  useEffect(() => {
    if (failure !== undefined) return undefined;
    let current = true;
    loadCalls(address).then(
      (loaded) => current && setFile(loaded),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [address, failure]);

  useEffect(() => onShown(engine?.id), [engine, onShown]);

  if (failure !== undefined) return <LoadFailure error={failure} onRetry={() => setFailure(undefined)} />;
  const entry = engine && file?.functions[fn]?.[engine.id];
  return (
    <>
      {open && file && <StackList engines={file.engines} onChoose={onChoose} onClose={onClose} />}
      {entry && (
        <div className={styles.stack}>
          <p>
            <strong>{engine.label}</strong> ·{' '}
            <Link to={engine.docs}>
              <Translate>Documentation</Translate>
            </Link>{' '}
            ·{' '}
            <Link to={`${names}#stack-${engine.id}`}>
              <Translate>Coordinates, types, and errors</Translate>
            </Link>
          </p>
          {entry.calls.map(({call, notes}) => (
            <div key={call}>
              <pre>
                <code>{call}</code>
              </pre>
              {notes && (
                <p>
                  <Inline text={notes} />
                </p>
              )}
            </div>
          ))}
          {entry.example && (
            <div>
              <p>
                <strong>
                  <Translate>Example:</Translate>
                </strong>{' '}
                {engine.examples && <Inline text={engine.examples} />}
              </p>
              <pre>
                <code>{entry.example.code}</code>
              </pre>
              <p>
                <Translate>Output:</Translate>
              </p>
              <pre>
                <code>{entry.example.output}</code>
              </pre>
            </div>
          )}
          {entry.calls.length > 0 && file.located.includes(fn) && (
            <p>
              <strong>
                <Translate>Coordinates:</Translate>
              </strong>{' '}
              <Inline text={engine.coordinates} />
            </p>
          )}
          {entry.instead && (
            <p>
              <Inline text={entry.instead} />
            </p>
          )}
          <p>
            {translate(
              {message: 'The names and types below are those of {language}.'},
              {language: languageRows[FIRST_CHOICE].label},
            )}
          </p>
        </div>
      )}
    </>
  );
}
