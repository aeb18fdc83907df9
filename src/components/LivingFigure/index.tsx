import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useLocation} from '@docusaurus/router';
import {Children, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {quote, readLink, unreadWords} from '@h3-docs/base/routing/link';
import {ahead} from '@h3-docs/base/dataSaver';
import {memoize} from '@h3-docs/base/memoize';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {PartBoundary} from '@h3-docs/ui/PartBoundary';
import {chosenLanguage, FIRST_CHOICE, onStackChange} from '../LanguageTabs/choice';
import styles from './styles.module.css';
import type {PartProps} from './Part';

/**
 * The living figure of a name, whose code and that of the kit are fetched together when it is first shown.
 *
 * @param props - the attributes of `<Figure>` as JSON: they tell what else the figure has to load
 */
const partOf = memoize((name: string, props: string) =>
  lazyPart<PartProps>(async () => {
    const [{partWith}, figure] = await Promise.all([
      import(/* webpackChunkName: "figure-kit" */ './Part'),
      import('./definitions').then(({definitionOf}) => definitionOf(name)),
    ]);
    await figure.load?.(JSON.parse(props) as Readonly<Record<string, string>>);
    return {default: partWith(figure)};
  }),
);

/** The figure that is the first on its page. */
const firstOfPage = () => document.querySelector<HTMLElement>('[data-figure]')?.dataset.figure;

interface LivingFigureProps {
  readonly name: string;
  /** The name of the figure on its page. */
  readonly id: string;
  /** The attributes of `<Figure>` but name and caption, as JSON. */
  readonly props: string;
  /** What the reader can do: the label of the button. */
  readonly play: string;
  /** The drawing, and the caption where there is one. */
  readonly children: ReactNode;
}

/**
 * A still figure that comes to life when the reader points at it, touches it, or brings the focus to it; on a connection
 * that is to be spared, only when the reader presses it or its button. Words and
 * controls are shown from the first use on, so that a pointer that only passes over moves nothing on the page.
 */
export default function LivingFigure({name, id, props, play, children}: LivingFigureProps): ReactNode {
  const [drawing, caption] = Children.toArray(children);
  const still = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [alive, setAlive] = useState(false);
  const [open, setOpen] = useState(false);
  const [takeFocus, setTakeFocus] = useState(false);
  const [unread, setUnread] = useState<string>();
  const {search} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const language = useSyncExternalStore(
    onStackChange,
    () => chosenLanguage() ?? FIRST_CHOICE,
    () => FIRST_CHOICE,
  );

  useEffect(() => {
    // Addresses had the states of figures once. They aren't read any more, and the first figure says so.
    const {get, unread: tooLong} = readLink(search, ['figure']);
    const asked = get('figure');
    const parts = asked === undefined ? tooLong : [quote(`figure=${asked}`)];
    if (parts.length > 0 && firstOfPage() === id) setUnread(unreadWords(parts));
  }, [id, search]);

  const onAlive = useCallback(() => setAlive(true), []);
  const onOpen = useCallback(() => setOpen(true), []);
  const Part = wanted ? partOf(name, props) : undefined;
  const want = () => setWanted(true);
  return (
    <figure
      className="figure"
      data-figure={id}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && ahead(want)}
      onFocus={() => ahead(want)}
    >
      {unread !== undefined && (
        <p className={styles.notice} role="alert">
          {unread}
        </p>
      )}
      <div className={styles.place} data-alive={alive}>
        {/* A tap on the drawing does what the button below does. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          ref={still}
          className={styles.still}
          onClick={() => {
            want();
            setOpen(true);
          }}
        >
          {drawing}
        </div>
        {Part && (
          <PartBoundary
            // The still figure takes the place of the living one that has failed.
            onFailure={() => setAlive(false)}
          >
            <Part {...{props, still, open, onOpen, onAlive, takeFocus, language}} explorer={withBaseUrl('/')} />
          </PartBoundary>
        )}
      </div>
      {caption}
      {!open && (
        <button
          type="button"
          className={`js-only ${styles.play}`}
          onClick={() => {
            want();
            setOpen(true);
            setTakeFocus(true);
          }}
        >
          {play}
        </button>
      )}
    </figure>
  );
}
