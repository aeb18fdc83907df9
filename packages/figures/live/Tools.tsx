import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyAndSay, copyText, type CopyStatus} from '@h3-docs/ui/copyText';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import {writeState} from './fields';
import styles from './styles.module.css';
import type {Frame, LivingFigure} from './types';

interface ToolsProps<State, F extends Frame> {
  readonly figure: LivingFigure<State, F>;
  readonly id: string;
  readonly state: State;
  readonly start: State;
  readonly explorer: string;
  readonly onChange: (next: State) => void;
}

/** How long a figure that moves by itself shows each state, in milliseconds. */
const moveEvery = 900;

/** The id of the heading above an element, or an empty text. */
function sectionOf(element: Element): string {
  const headings = Array.from(document.querySelectorAll('main :is(h2, h3, h4)[id]'));
  const above = headings.filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.at(-1)?.id ?? '';
}

/** Copies the address of a figure's state, and says whether that worked. */
function LinkButton({query}: {readonly query: string}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<CopyStatus>(null);

  const copy = () =>
    copyAndSay(() => {
      if (!button.current) return undefined;
      const section = sectionOf(button.current);
      const {origin, pathname} = window.location;
      return `${origin}${pathname}?figure=${query}${section && `#${section}`}`;
    }, setStatus);

  return (
    <button ref={button} type="button" className={styles.tool} onClick={() => void copy()}>
      <span aria-live="polite">{copyText(status, translate({message: 'Copy link'}))}</span>
    </button>
  );
}

/** Lets the figure move by itself, unless the reader wants no motion: then each press is one step. */
function PlayButton<State>({
  state,
  next,
  onMove,
}: {
  state: State;
  next: (state: State) => State | undefined;
  onMove: (next: State) => void;
}) {
  const [playing, setPlaying] = useState(false);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const following = next(state);
  useEffect(() => {
    if (!playing) return undefined;
    if (following === undefined) {
      setPlaying(false);
      return undefined;
    }
    const timer = window.setTimeout(() => onMove(following), moveEvery);
    return () => window.clearTimeout(timer);
  }, [playing, following, onMove]);
  if (still) {
    return (
      <button
        type="button"
        className={styles.tool}
        disabled={following === undefined}
        onClick={() => following !== undefined && onMove(following)}
      >
        <Translate>Next step</Translate>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={following === undefined}
      onClick={() => setPlaying(!playing)}
    >
      {playing ? translate({message: 'Pause'}) : translate({message: 'Play'})}
    </button>
  );
}

/** What every figure offers: its first state, a link to its state, and the explorer. */
export function Tools<State extends object, F extends Frame>(tools: ToolsProps<State, F>): ReactNode {
  const {figure, id, state, start, explorer, onChange} = tools;
  const cells = figure.cells?.(state) ?? [];
  const changes = writeState(figure.fields, state, start);
  return (
    <div className={styles.tools}>
      {figure.next && <PlayButton state={state} next={figure.next} onMove={onChange} />}
      <button type="button" className={styles.tool} disabled={changes === ''} onClick={() => onChange(start)}>
        <Translate>Reset</Translate>
      </button>
      <LinkButton query={id + changes} />
      {cells.length > 0 && (
        <a className={styles.tool} href={explorerLink(explorer, cells)}>
          <Translate>Open in the explorer</Translate>
        </a>
      )}
    </div>
  );
}
