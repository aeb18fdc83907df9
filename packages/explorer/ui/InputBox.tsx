import Translate, {translate} from '@docusaurus/Translate';
import {useId, useRef, type ChangeEvent, type ClipboardEvent} from 'react';
import {isOver, useFieldLimit, type Limit} from '@h3-docs/ui/useFieldLimit';
import type {ColumnChoice} from '../data/columnTypes';
import {tours, type TourName} from '../examples';
import {fileFormatNames} from '../files/names';
import type {OpenedFile} from '../files/types';
import {MAX_FILE_BYTES, MAX_TEXT_BYTES} from '../input/limits';
import type {ReadResult} from '../input/types';
import {MAX_CELLS} from '../model/limits';
import type {Taking} from '../takeFiles';
import type {Reading} from '../useReading';
import Notes from './Notes';
import Problems from './Problems';
import styles from './styles.module.css';
import {formatLocale, plural} from '@h3-docs/base/number';
import {unreadWords} from '@h3-docs/base/routing/link';

interface InputBoxProps {
  readonly text: string;
  /** The file whose rows are in the place of a text. */
  readonly opened: OpenedFile | undefined;
  readonly reading: Reading;
  /** The parts of a link that could not be read. */
  readonly unread: readonly string[];
  /** What became of the last file. */
  readonly taking: Taking;
  /** Stops reading a file. */
  readonly onStop: () => void;
  readonly onText: (text: string) => void;
  readonly onColumns: (columns: readonly ColumnChoice[]) => void;
  /** Shows what the explorer can do, with one click. */
  readonly onTour: (name: TourName) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

const megabytes = (text: string) => formatLocale(text.length / 1e6, {maximumFractionDigits: 1});

/** What was found, in words. */
function summarize({cells, edges, vertexes, shapes, repeated}: ReadResult): string {
  const shown = (list: readonly unknown[]) => ({count: formatLocale(list.length)});
  const parts = [
    [cells, translate({message: '{count} cell|{count} cells'}, shown(cells))] as const,
    [edges, translate({message: '{count} edge|{count} edges'}, shown(edges))] as const,
    [vertexes, translate({message: '{count} vertex|{count} vertexes'}, shown(vertexes))] as const,
    [shapes, translate({message: '{count} geometry|{count} geometries'}, shown(shapes))] as const,
  ].flatMap(([list, forms]) => (list.length > 0 ? [plural(list.length, forms)] : []));
  const again =
    repeated > 0
      ? ` ${plural(
          repeated,
          translate(
            {message: '({count} duplicate skipped)|({count} duplicates skipped)'},
            {count: formatLocale(repeated)},
          ),
        )}`
      : '';
  const most = Math.max(cells.length + edges.length + vertexes.length, shapes.length);
  const drawn =
    most > MAX_CELLS
      ? `. ${translate({message: 'The map shows the first {count}.'}, {count: formatLocale(MAX_CELLS)})}`
      : '';
  return parts.length > 0 ? `${parts.join(', ')}${again}${drawn}` : '';
}

/** What readers can paste. */
const samples = '8928308280fffff, 0x8928308283bffff\n37.7749, -122.4194';

/** The most text that the box accepts, including its present text. */
const boxLimit: Limit = {most: MAX_TEXT_BYTES, unit: 'bytes'};
/** Longer texts are shown in part: browsers lay out all lines of a box, 1 MB of short ones in about 170 MB of memory. */
const shownLimit: Limit = {most: 250_000, unit: 'bytes'};
/** How much of a longer text is shown, in characters. */
const SHOWN = 2000;

/** How far the reading of the text has come, in words. */
function progressOf({state, result}: Reading): string {
  if (state === 'reading') return translate({message: 'Reading the text…'});
  return state === 'stopped'
    ? translate({message: 'You stopped reading this text early, so the map does not show it.'})
    : summarize(result);
}

/** The box that takes anything, with what was read from it and what could not be. */
export default function InputBox(props: InputBoxProps) {
  const {text, opened, reading, unread, taking, onStop, onText, onColumns, onTour, onFiles} = props;
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const box = useFieldLimit<HTMLTextAreaElement>(boxLimit);
  const isLong = isOver(shownLimit, text);
  const isEmpty = text === '' && !opened;
  const choose = ({target}: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  };

  /** Swaps the coordinates of a text. The content of a file can't be changed. */
  const swap = opened
    ? undefined
    : () => void import('../input/swap').then(({swapCoordinates}) => onText(swapCoordinates(text)));

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
          <button type="button" className={styles.link} onClick={() => onText('')}>
            <Translate>Clear the box</Translate>
          </button>
        )}
      </div>
      <textarea
        id={id}
        ref={box.ref}
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
      <div className={styles.drop}>
        <button type="button" className={styles.button} onClick={() => chooser.current?.click()}>
          <Translate>Open a file</Translate>
        </button>
        <p id={`${id}-help`} className={styles.hint}>
          <Translate>Or drop it here, up to 50 MB. Your data stays in your browser.</Translate>
        </p>
      </div>
      {isEmpty && (
        <details className={styles.code}>
          <summary>
            <Translate>
              Reads H3 indexes, CSV, GeoJSON, WKT, KML, GPX, Excel, Parquet, shapefiles, GeoPackage, and more
            </Translate>
          </summary>
          <Formats />
        </details>
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
          <button type="button" className={styles.button} onClick={taking.retry}>
            <Translate>Retry</Translate>
          </button>
        )}
        {isLong && (
          <p className={styles.hint}>
            {translate(
              {message: 'The text has {megabytes} MB. The box shows only its beginning, and you can’t edit it here.'},
              {megabytes: megabytes(text)},
            )}
          </p>
        )}
        {!isEmpty && <p className={styles.found}>{progressOf(reading)}</p>}
      </div>
      {taking.reading !== undefined && (
        <div className={styles.progress}>
          <p className={styles.found} role="status">
            {translate({message: 'Reading {name}…'}, {name: taking.reading})}
          </p>
          <button type="button" className={styles.button} onClick={onStop}>
            <Translate>Stop</Translate>
          </button>
        </div>
      )}
      {reading.result.notes && (
        <Notes notes={reading.result.notes} fields={reading.data?.fields ?? []} onColumns={onColumns} onSwap={swap} />
      )}
      {reading.state === 'reading' && (
        <div className={styles.progress}>
          <progress aria-label={translate({message: 'Reading'})} max={1} value={reading.progress} />
          <button type="button" className={styles.button} onClick={reading.stop}>
            <Translate>Stop reading</Translate>
          </button>
        </div>
      )}
      {reading.state === 'stopped' && (
        <button type="button" className={styles.button} onClick={reading.resume}>
          <Translate>Read it</Translate>
        </button>
      )}
      {isEmpty ? <Examples onTour={onTour} /> : <Problems result={reading.result} onSwap={swap} />}
    </div>
  );
}

/** What the box shows in the place of a file: its name, and how many rows and columns it has. */
function summaryOf({name}: OpenedFile, {data}: Reading): string {
  if (!data) return name;
  const [rows, columns] = [data.rows.length, data.fields?.length ?? 0];
  return [
    name,
    plural(rows, translate({message: '{count} row|{count} rows'}, {count: formatLocale(rows)})),
    plural(columns, translate({message: '{count} column|{count} columns'}, {count: formatLocale(columns)})),
  ].join('\n');
}

/** What can be pasted, and what can be opened as a file. */
function Formats() {
  return (
    <dl className={styles.formats}>
      <dt>
        <Translate>Text, pasted or as a file</Translate>
      </dt>
      <dd>
        <Translate>
          H3 indexes in any notation, coordinates, geohashes, Plus Codes, MGRS, and UTM; CSV and TSV; JSON rows, JSON
          Lines, and dictionaries; GeoJSON and its sequences; KML and GPX; WKT, EWKT, and WKB; addresses of maps; and
          the tables that psql, MySQL, DuckDB, Snowflake, ClickHouse, and pandas print.
        </Translate>
      </dd>
      <dt>
        <Translate>Files</Translate>
      </dt>
      <dd>{fileFormatNames()}</dd>
    </dl>
  );
}

function Examples({onTour}: Pick<InputBoxProps, 'onTour'>) {
  return (
    <p className={styles.row}>
      <span>
        <Translate>Or see an example:</Translate>
      </span>
      {tours.map(({name, label}) => (
        <button key={name} type="button" className={styles.link} onClick={() => onTour(name)}>
          {label}
        </button>
      ))}
    </p>
  );
}
