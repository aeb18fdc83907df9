import {useEffect, useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {languageRows} from '@h3-docs/catalogue';
import type {EngineInfo, EnginesFile} from '@h3-docs/base/contracts/engines';
import {jsonOnce} from '@h3-docs/base/fetch';
import {Inline} from '@h3-docs/ui/Inline';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useFetched} from '@h3-docs/ui/useFetched';
import {FIRST_CHOICE} from './choice';
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
  /** Hears which stack is shown. */
  readonly onShown: (stack: string | undefined) => void;
}

/** The calls of a page's functions in other stacks, fetched once for all its tabs. */
const loadCalls = jsonOnce<EnginesFile>(translate({message: 'The calls of other stacks'}));

const groups = {
  database: translate({message: 'Databases'}),
  dataframe: translate({message: 'Data frames and Spark'}),
  language: translate({message: 'Other languages'}),
} as const;

interface StackListProps extends Pick<StacksProps, 'stack' | 'onChoose'> {
  readonly engines: readonly EngineInfo[];
}

/** The list of stacks. It gets the focus, for readers who go on by keyboard. */
function StackList({engines, stack, onChoose}: StackListProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => list.current?.focus({preventScroll: true}), []);
  return (
    <p className={styles.list}>
      <label htmlFor={id}>
        <Translate>Your stack</Translate>
      </label>
      <select
        id={id}
        ref={list}
        className={styles.field}
        value={stack ?? ''}
        onChange={({target}) => onChoose(target.value)}
      >
        <option value="" disabled>
          {translate({message: 'Choose one'})}
        </option>
        {Object.entries(groups).map(([group, label]) => (
          <optgroup key={group} label={label}>
            {engines
              .filter((engine) => engine.group === group)
              .map((engine) => (
                <option key={engine.id} value={engine.id}>
                  {engine.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
}

/** The list of stacks, and the calls of the one that the reader chose. */
export default function Stacks({fn, address, names, stack, open, onChoose, onShown}: StacksProps): ReactNode {
  const {content: file, error, retry} = useFetched(address, loadCalls);
  const engine = file?.engines.find(({id}) => id === stack);

  useEffect(() => onShown(engine?.id), [engine, onShown]);

  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  const entry = engine && file?.functions[fn]?.[engine.id];
  return (
    <>
      {open && file && <StackList engines={file.engines} stack={engine?.id} onChoose={onChoose} />}
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
