import {useId, useRef, useState, type ChangeEvent, type DragEvent} from 'react';
import {examples} from '../examples';
import {MAX_TEXT_BYTES} from '../input/limits';
import type {ReadResult} from '../input/types';
import styles from './styles.module.css';

interface InputBoxProps {
  readonly text: string;
  readonly result: ReadResult;
  readonly onText: (text: string) => void;
  readonly onFile: (content: string) => void;
}

const count = (value: number, one: string, many: string) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;

/** What was found, in words. */
function summarize({cells, edges, vertexes, shapes, repeated}: ReadResult): string {
  const parts = [
    ...(cells.length > 0 ? [count(cells.length, 'cell', 'cells')] : []),
    ...(edges.length > 0 ? [count(edges.length, 'edge', 'edges')] : []),
    ...(vertexes.length > 0 ? [count(vertexes.length, 'vertex', 'vertexes')] : []),
    ...(shapes.length > 0 ? [count(shapes.length, 'geometry', 'geometries')] : []),
  ];
  const again = repeated > 0 ? ` (${count(repeated, 'repeat', 'repeats')} left out)` : '';
  return parts.length > 0 ? `${parts.join(', ')}${again}` : '';
}

/** The box that takes anything, with what was read from it and what could not be. */
export default function InputBox({text, result, onText, onFile}: InputBoxProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const [refused, setRefused] = useState('');

  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_TEXT_BYTES) {
      setRefused(`${file.name} has ${count(file.size, 'byte', 'bytes')}: at most 1 MB is read.`);
      return;
    }
    try {
      setRefused('');
      onFile(await file.text());
    } catch {
      setRefused(`${file.name} could not be read.`);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    const [file] = event.dataTransfer.files;
    if (file) void readFile(file);
    else if (event.dataTransfer.types.includes('text/plain')) onText(event.dataTransfer.getData('text/plain'));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void readFile(event.target.files?.[0]);
    event.target.value = '';
  };

  return (
    <div
      className={styles.input}
      data-dragging={dragging}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles.heading}>
        Paste anything
      </label>
      <textarea
        id={id}
        value={text}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-help ${id}-found`}
        placeholder={'8928308280fffff, 0x8928308283bffff\n37.7749, -122.4194\nGeoJSON, WKT, SQL, CSV…'}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-help`} className={styles.hint}>
        Indexes in any notation, coordinates, GeoJSON or WKT: up to 1 MB, typed, pasted or as a{' '}
        <button type="button" className={styles.link} onClick={() => chooser.current?.click()}>
          file
        </button>
        . It stays in your browser.
      </p>
      <input ref={chooser} type="file" hidden data-testid="explorer-file" onChange={choose} />
      <div id={`${id}-found`} role="status">
        {refused !== '' && <p className={styles.problem}>{refused}</p>}
        {text.trim() !== '' && <p className={styles.found}>{summarize(result)}</p>}
      </div>
      {text === '' ? <Examples onText={onText} /> : <Problems result={result} onClear={() => onText('')} />}
    </div>
  );
}

function Examples({onText}: Pick<InputBoxProps, 'onText'>) {
  return (
    <ul className={styles.chips} aria-label="Examples">
      {examples.map((example) => (
        <li key={example.label}>
          <button type="button" className={styles.chip} onClick={() => onText(example.text)}>
            {example.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Problems({result, onClear}: {readonly result: ReadResult; readonly onClear: () => void}) {
  const {problems, problemCount} = result;
  return (
    <>
      {problemCount > 0 && (
        <details className={styles.problems} open={problemCount <= 3}>
          <summary>{count(problemCount, 'thing', 'things')} could not be read</summary>
          <ul>
            {problems.map((problem, at) => (
              <li key={at}>
                Line {problem.line}
                {problem.text !== '' && (
                  <>
                    , <code>{problem.text}</code>
                  </>
                )}
                : {problem.reason}
              </li>
            ))}
          </ul>
          {problemCount > problems.length && (
            <p>… and {(problemCount - problems.length).toLocaleString('en-US')} more</p>
          )}
        </details>
      )}
      <button type="button" className={styles.link} onClick={onClear}>
        Clear the box
      </button>
    </>
  );
}
