import Translate from '@docusaurus/Translate';
import {drag, type D3DragEvent} from 'd3-drag';
import {pointer, select} from 'd3-selection';
import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import type {Language} from '@h3-docs/catalogue';
import {afterPaint} from '@h3-docs/base/afterPaint';
import {ahead} from '@h3-docs/base/dataSaver';
import {drawingWidth} from '@h3-docs/base/drawingWidth';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Point} from '@h3-docs/grid/h3/clip';
import {useSought} from '@h3-docs/ui/findInPage';
import {CodeView} from './CodeView';
import {Controls} from './Controls';
import {HandleButton, type DragPhase} from './HandleButton';
import styles from './styles.module.css';
import type {Frame, LivingFigure} from './types';
import {useFrameQueue} from './useFrameQueue';

export interface LivingProps<State, F extends Frame> {
  readonly figure: LivingFigure<State, F>;
  /** The attributes of its `<Figure>`. */
  readonly props: Readonly<Record<string, string>>;
  /** The box of the still figure, whose ground is kept as long as the map stays where it is. */
  readonly still: RefObject<HTMLElement | null>;
  /** Whether words, controls, and tools are shown: from the first use on. */
  readonly open: boolean;
  readonly onOpen: () => void;
  /** Called when the living figure has taken the place of the still one. */
  readonly onAlive: () => void;
  /** Whether the first handle or control takes the focus. */
  readonly takeFocus: boolean;
  readonly language: Language;
  /** The address of the explorer's page. */
  readonly explorer: string;
  /** Loads land for a map of a radius in degrees. */
  readonly loadLand: (radius: number) => Promise<LandData>;
}

interface Session<State, F> {
  readonly state: State;
  readonly frame: F;
}

/** The markup of a still figure below and above the group of its content; undefined where it has none, or is not loaded. */
function stillGround(still: Element | null): {readonly under: string; readonly over: string} | undefined {
  const content = still?.querySelector('svg > .d-content');
  if (!content?.parentElement) return undefined;
  const layers = Array.from(content.parentElement.children);
  const at = layers.indexOf(content);
  const markup = (elements: readonly Element[]) => elements.map(({outerHTML}) => outerHTML).join('');
  return {under: markup(layers.slice(0, at)), over: markup(layers.slice(at + 1))};
}

/** Land for frames other than that of the still figure, which has its own; undefined until it is there. */
function useLand(radius: number | undefined, load: (radius: number) => Promise<LandData>): LandData | undefined {
  const [land, setLand] = useState<{readonly radius: number; readonly data: LandData}>();
  useEffect(() => {
    if (radius === undefined) return undefined;
    let current = true;
    load(radius).then(
      (data) => current && setLand({radius, data}),
      // A map without land still shows its cells.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [radius, load]);
  return radius === undefined ? undefined : land?.data;
}

/** A figure that answers to its reader: the drawing with its handles, what it shows in words, controls, and tools. */
export default function Living<State extends object, F extends Frame>(living: LivingProps<State, F>): ReactNode {
  const {figure, props, still, open, onOpen, onAlive, takeFocus, language, explorer, loadLand} = living;
  const [start] = useState(() => figure.start(props, still.current));
  const [home] = useState(() => ({frame: figure.frame(start), ground: stillGround(still.current)}));
  const [{state, frame}, setSession] = useState<Session<State, F>>({state: start, frame: home.frame});
  const [codeOpen, setCodeOpen] = useState(false);
  const sought = useSought();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const {later, flush} = useFrameQueue();

  const isHome = frame === home.frame && home.ground !== undefined;
  const land = useLand(isHome ? undefined : frame.landRadius, loadLand);
  const ground = useMemo(
    () => (isHome && home.ground ? home.ground : {under: frame.under(land), over: frame.over(land)}),
    [isHome, home, frame, land],
  );
  const content = useMemo(() => figure.draw(state, frame, land), [figure, state, frame, land]);
  const words = useMemo(() => figure.words(state), [figure, state]);
  const handles = figure.handles?.(state, frame) ?? [];
  const cells = open ? (figure.cells?.(state) ?? []) : [];

  /** Changes the state; the frame follows unless the change goes on. */
  const update = useCallback(
    (act: (state: State, frame: F) => State, settle = true) =>
      setSession((session) => {
        const next = act(session.state, session.frame);
        const nextFrame = settle ? figure.frame(next, session.frame) : session.frame;
        const isSame = next === session.state && nextFrame === session.frame;
        return isSame ? session : {state: next, frame: nextFrame};
      }),
    [figure],
  );
  const set = useCallback(
    (next: State) => {
      onOpen();
      update(() => next, false);
      // A map that follows is drawn whole, which takes longer than what the reader changes on it.
      afterPaint(() => update((current) => current));
    },
    [onOpen, update],
  );

  function onDrag(phase: DragPhase, next: () => State | undefined) {
    if (phase === 'start') onOpen();
    const moved = next();
    update((current) => moved ?? current, phase === 'end');
  }

  useEffect(onAlive, [onAlive]);
  // Reading the land keeps the page busy for a moment, so it is read before the reader's first key.
  const {landRadius} = home.frame;
  useEffect(() => {
    if (landRadius !== undefined) ahead(() => void loadLand(landRadius).catch(() => undefined));
  }, [landRadius, loadLand]);
  useEffect(() => {
    if (takeFocus) box.current?.querySelector<HTMLElement>('[role="slider"], input, button')?.focus();
  }, [takeFocus]);

  // Handles the pointer on the drawing itself. Uses native listeners, because d3 adds native ones and an image element
  // should have no React handlers.
  useEffect(() => {
    const {current: svg} = drawing;
    if (!svg) return undefined;
    const selection = select(svg);
    const {pick, sweep} = figure;
    if (pick) {
      selection.on('click', (event: Event) => {
        const at = pointer(event, svg);
        onOpen();
        update((current, currentFrame) => pick(current, at, currentFrame));
      });
    }
    if (sweep) {
      let previous: Point = [0, 0];
      const sweepTo = (at: Point) => {
        const from = previous;
        previous = at;
        update((current, currentFrame) => sweep(current, at, from, currentFrame), false);
      };
      selection.call(
        drag<SVGSVGElement, unknown>()
          .on('start', ({x, y}: D3DragEvent<SVGSVGElement, unknown, Point>) => {
            previous = [x, y];
            onOpen();
          })
          .on('drag', ({x, y}: D3DragEvent<SVGSVGElement, unknown, Point>) => later(() => sweepTo([x, y])))
          .on('end', () => {
            flush();
            update((current) => current);
          }),
      );
    }
    return () => {
      selection.on('click', null).on('.drag', null);
    };
  }, [figure, flush, later, onOpen, update]);

  return (
    <div ref={box} className={styles.living} data-open={open}>
      <div
        className={styles.stage}
        data-sweep={figure.sweep ? 'scrolls' : undefined}
        style={{maxWidth: drawingWidth(frame.width)}}
      >
        <svg ref={drawing} className="d" viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={words}>
          <g dangerouslySetInnerHTML={{__html: ground.under}} />
          <g className="d-content" dangerouslySetInnerHTML={{__html: content}} />
          <g dangerouslySetInnerHTML={{__html: ground.over}} />
        </svg>
        {handles.map((handle) => (
          <HandleButton key={handle.id} handle={handle} frame={frame} drawing={drawing} onDrag={onDrag} onKey={set} />
        ))}
      </div>
      {open && (
        <div className={styles.panel}>
          <p className={styles.words} role="status" data-testid="words">
            {words}
          </p>
          <Controls controls={figure.controls(state)} onChange={set} />
          <div className={styles.tools}>
            <button type="button" className={styles.tool} disabled={state === start} onClick={() => set(start)}>
              <Translate>Reset</Translate>
            </button>
            {cells.length > 0 && (
              <a className={styles.tool} href={explorerLink(explorer, cells)}>
                <Translate>Open in the explorer</Translate>
              </a>
            )}
          </div>
          {figure.code && (
            <details className={styles.code} onToggle={({currentTarget}) => setCodeOpen(currentTarget.open)}>
              <summary>
                <Translate>Show the code</Translate>
              </summary>
              {(codeOpen || sought) && <CodeView code={figure.code(state)} language={language} />}
            </details>
          )}
        </div>
      )}
    </div>
  );
}
