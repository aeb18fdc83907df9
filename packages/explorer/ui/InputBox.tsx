import Translate, {translate} from '@docusaurus/Translate';
import {useId, useRef, type ChangeEvent, type ClipboardEvent} from 'react';
import {isOver, useFieldLimit, type Limit} from '@h3-docs/ui/useFieldLimit';
import {useBench} from '../bench';
import {tours, type TourName} from '../examples';
import type {OpenedFile} from '../files/types';
import {MAX_FILE_BYTES, MAX_TEXT_BYTES} from '../input/limits';
import type {ReadResult} from '../input/types';
import {countWords} from '../model/describe';
import {MAX_CELLS} from '../model/limits';
import type {Reading} from '../useReading';
import Button from './Button';
import Problems from './Problems';
import styles from './styles.module.css';
import {formatLocale, plural} from '@h3-docs/base/number';
import {unreadWords} from '@h3-docs/base/routing/link';

const megabytes = (text: string) => formatLocale(text.length / 1e6, {maximumFractionDigits: 1});

/** What was found, in words. */
function summarize({cells, edges, vertexes, shapes, repeated}: ReadResult): string {
  const found = countWords({
    cell: cells.length,
    edge: edges.length,
    vertex: vertexes.length,
    geometry: shapes.length,
  });
  if (found === '') return '';
  const again = translate({message: '({count} duplicate skipped)|({count} duplicates skipped)'});
  const isMore = Math.max(cells.length + edges.length + vertexes.length, shapes.length) > MAX_CELLS;
  const drawn = translate({message: 'The map shows the first {count}.'}, {count: formatLocale(MAX_CELLS)});
  return `${found}${repeated > 0 ? ` ${plural(repeated, again)}` : ''}${isMore ? `. ${drawn}` : ''}`;
}

/** What readers can paste. */
const samples = '8928308280fffff, 0x8928308283bffff\n37.7749, -122.4194';

/** The most text that the box accepts, including its present text. */
const boxLimit: Limit = {most: MAX_TEXT_BYTES, unit: 'bytes'};
/** Longer texts are shown in part: browsers lay out all lines of a box, 1 MB of short ones in about 170 MB of memory. */
const shownLimit: Limit = {most: 250_000, unit: 'bytes'};
/** How much of a longer text is shown, in characters. */
const SHOWN = 2000;

/** The box that takes anything, with what was read from it and what could not be. */
export default function InputBox() {
  const {state, reading, unread, input} = useBench();
  const {text, file: opened} = state;
  const {taking, changeText: onText} = input;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const box = useFieldLimit<HTMLTextAreaElement>(boxLimit);
  const isLong = isOver(shownLimit, text);
  const isEmpty = text === '' && !opened;
  const choose = ({target}: ChangeEvent<HTMLInputElement>) => {
    void input.take([...(target.files ?? [])]);
    target.value = '';
  };

  /** A text that is too long to be shown replaces the whole content of the box, as a file does. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const {value, selectionStart, selectionEnd} = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    if (!replacesAll || !isOver(shownLimit, pasted) || isOver({most: MAX_FILE_BYTES, unit: 'bytes'}, pasted)) return;
    event.preventDefault();
    onText(pasted);
  };

  return (
    <div className={`${styles.input} ${styles.stack}`}>
      <div className={styles.heading}>
        <label htmlFor={id}>
          <Translate>Paste anything</Translate>
        </label>
        {!isEmpty && (
          <Button kind="link" onClick={() => onText('')}>
            <Translate>Clear the box</Translate>
          </Button>
        )}
      </div>
      <textarea
        id={id}
        ref={box.ref}
        className={styles.field}
        value={opened ? summaryOf(opened, reading) : isLong ? `${text.slice(0, SHOWN)}…` : text}
        readOnly={isLong || opened !== undefined}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}-help ${id}-found`}
        placeholder={[samples, translate({message: 'GeoJSON, WKT, CSV…'})].join('\n')}
        onPaste={paste}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={`${styles.drop} ${styles.row}`}>
        <Button onClick={() => chooser.current?.click()}>
          <Translate>Open a file</Translate>
        </Button>
        <p id={`${id}-help`} className={styles.hint}>
          <Translate>Or drop it here, up to 50 MB. Your data stays in your browser.</Translate>
        </p>
      </div>
      {isEmpty && (
        <p className={styles.hint}>
          <Translate>
            Reads H3 indexes, coordinates, CSV, JSON, GeoJSON, WKT, KML, GPX, Excel, Parquet, shapefiles, and
            GeoPackage.
          </Translate>
        </p>
      )}
      <input ref={chooser} type="file" hidden data-testid="explorer-file" onChange={choose} />
      <div id={`${id}-found`} role="status">
        {unread.length > 0 && (
          <p className={styles.problem}>
            {`${unreadWords(unread)} ${translate({message: 'The rest is shown, and the address bar keeps the link until you change something.'})}`}
          </p>
        )}
        {box.refusal && <p className={styles.problem}>{box.refusal}</p>}
        {taking.refusal !== '' && (
          <p className={styles.problem}>
            <span>{taking.refusal}</span>
            {taking.refused && !isEmpty && (
              <>
                {' '}
                <span>
                  <Translate>The content here is still from before.</Translate>
                </span>
              </>
            )}
          </p>
        )}
        {taking.retry && (
          <Button onClick={taking.retry}>
            <Translate>Retry</Translate>
          </Button>
        )}
        {isLong && (
          <p className={styles.hint}>
            {translate(
              {message: 'The text has {megabytes} MB. The box shows only its beginning, and you can’t edit it here.'},
              {megabytes: megabytes(text)},
            )}
          </p>
        )}
        {!isEmpty && (
          <p className={styles.outcome}>
            {reading.busy ? translate({message: 'Reading the text…'}) : summarize(reading.result)}
          </p>
        )}
      </div>
      {taking.reading !== undefined && (
        <div className={styles.row}>
          <p className={styles.outcome} role="status">
            {translate({message: 'Reading {name}…'}, {name: taking.reading})}
          </p>
          <Button onClick={input.stop}>
            <Translate>Stop</Translate>
          </Button>
        </div>
      )}
      {reading.result.notes?.map((note) => (
        <p key={note} className={styles.hint}>
          {note}
        </p>
      ))}
      {isEmpty ? <Examples /> : <Problems />}
    </div>
  );
}

/** What the box shows in the place of a file: its name, and how many rows and columns it has. */
function summaryOf({name}: OpenedFile, {data}: Reading): string {
  if (!data) return name;
  const [rows, columns] = [data.rows.length, data.fields?.length ?? 0];
  return [
    name,
    plural(rows, translate({message: '{count} row|{count} rows'})),
    plural(columns, translate({message: '{count} column|{count} columns'})),
  ].join('\n');
}

function Examples() {
  const {change} = useBench();
  const show = (name: TourName) =>
    void import('../tour').then(({tourChange}) => change({columns: undefined, ...tourChange(name)}));
  return (
    <div>
      <Translate>Or see an example:</Translate>
      <ul>
        {tours.map(({name, label}) => (
          <li key={name}>
            <Button kind="link" onClick={() => show(name)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
