import Translate, {translate} from '@docusaurus/Translate';
import {Children, isValidElement, useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {type Language, languageRows} from '@h3-docs/catalogue';
import {readLink, writeLink} from '@h3-docs/base/routing/link';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {usePrompt} from '@h3-docs/ui/usePrompt';
import {PanelIsOpen} from '../CodeBlock/panel';
import {chooseStack, FIRST_CHOICE, stackParameter} from './choice';
import {keepTarget} from './keepTarget';
import {useChoice} from './useChoice';
import styles from './styles.module.css';

interface LanguagePanelProps {
  /** A language of the reference, or a stack, which then has a label. */
  readonly language: string;
  readonly label?: string;
  readonly children: ReactNode;
}

interface LanguageTabsProps {
  /** Unique on the page: `plugins/elements/vocabulary` numbers the groups. */
  readonly id: string;
  /** In the reference: the function, the address of the file with its calls in other stacks, and the page of their names. */
  readonly fn?: string;
  readonly calls?: string;
  readonly names?: string;
  /** In the reference: how many further stacks the list offers, in digits. */
  readonly stacks?: string;
  readonly children: ReactNode;
}

/** The name of a panel's tab. */
function labelOf({language, label}: Pick<LanguagePanelProps, 'language' | 'label'>): string {
  return label ?? languageRows[language as Language].label;
}

const Stacks = lazyPart(() => import('./Stacks'));

/** What one tab of `<LanguageTabs>` shows. */
export function LanguagePanel({children}: LanguagePanelProps): ReactNode {
  return children;
}

/**
 * The same content in several languages, with one tab for each. The reader's choice holds on every page and across
 * visits; a group without that language opens its own default and leaves the choice as it is. In the reference, a list
 * offers further stacks, whose calls are fetched when one is chosen; `?lang=` in the address chooses too. Without
 * JavaScript every panel is shown under its language's name, and a link leads to the names in other stacks.
 */
export default function LanguageTabs({id, fn, calls, names, stacks, children}: LanguageTabsProps): ReactNode {
  const panels = Children.toArray(children).filter(isValidElement<LanguagePanelProps>);
  const offered = panels.map((panel) => panel.props.language);
  const box = useRef<HTMLDivElement>(null);
  const choice = useChoice(box);
  const history = useHistory();
  const {search, hash} = useLocation();
  const more = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<string>();

  // Before the choice changes any heights.
  useEffect(() => keepTarget(hash), [hash]);
  useEffect(() => {
    const wanted = readLink(search, [stackParameter]).get(stackParameter);
    if (wanted) chooseStack(wanted);
  }, [search]);

  const further = calls && choice !== null && !offered.some((language) => language === choice) ? choice : undefined;
  const showsFurther = further !== undefined && shown === further;
  const selected = showsFurther
    ? undefined
    : [choice, FIRST_CHOICE, offered[0]]
        .map((wanted) => offered.find((language) => language === wanted))
        .find((language) => language !== undefined);

  const [pressed, press] = usePrompt(selected, (language) => {
    setOpen(false);
    if (box.current && language) keepInPlace(box.current, () => choose(language));
  });

  /** Applies a choice of the reader. In the reference, the address is updated if the choice is a further stack. */
  function choose(stack: string) {
    chooseStack(stack);
    const isNamed = readLink(search, [stackParameter]).get(stackParameter) !== undefined;
    if (!calls || (!isNamed && offered.some((language) => language === stack))) return;
    history.replace({...history.location, search: writeLink(search, {[stackParameter]: stack})});
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const current = offered.findIndex((language) => language === pressed);
    const next = {
      ArrowRight: (current + 1) % offered.length,
      ArrowLeft: (current - 1 + offered.length) % offered.length,
      Home: 0,
      End: offered.length - 1,
    }[event.key];
    const language = next === undefined ? undefined : offered[next];
    if (!language) return;
    event.preventDefault();
    press(language);
    document.getElementById(`${id}${language}`)?.focus();
  }

  return (
    <div ref={box} className="language-tabs">
      <div className={styles.bar}>
        <div role="tablist" aria-label={translate({message: 'Language'})} className={styles.tabs}>
          {panels.map(({props: {language, label}}) => (
            <button
              key={language}
              type="button"
              role="tab"
              id={`${id}${language}`}
              aria-selected={language === pressed}
              aria-controls={`${id}${language}-panel`}
              tabIndex={language === (pressed ?? offered[0]) ? 0 : -1}
              className={styles.tab}
              onKeyDown={onKeyDown}
              onClick={() => press(language)}
            >
              {labelOf({language, label})}
            </button>
          ))}
        </div>
        {calls && (
          <button
            ref={more}
            type="button"
            className={`js-only ${styles.tab}`}
            aria-expanded={open}
            data-chosen={showsFurther || undefined}
            onClick={() => setOpen(!open)}
          >
            {translate({message: 'PostgreSQL, Rust, R, and {count} more'}, {count: Number(stacks) - 3})}
          </button>
        )}
      </div>
      {fn && calls && names && (open || further !== undefined) && (
        <Stacks
          fn={fn}
          address={calls}
          names={names}
          stack={further}
          open={open}
          onChoose={(stack) => {
            if (more.current) keepInPlace(more.current, () => choose(stack));
          }}
          onShown={setShown}
        />
      )}
      {fn && names && (
        <Link className="no-js-only" to={`${names}#in-${fn.toLowerCase()}`}>
          <Translate>Names in other stacks</Translate>
        </Link>
      )}
      <div className={styles.panels}>
        {panels.map((panel) => (
          <div
            key={panel.props.language}
            role="tabpanel"
            id={`${id}${panel.props.language}-panel`}
            aria-labelledby={`${id}${panel.props.language}`}
            hidden={panel.props.language !== selected}
            data-label={labelOf(panel.props)}
            className={styles.panel}
          >
            <PanelIsOpen value={panel.props.language === selected}>{panel}</PanelIsOpen>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Runs a change that resizes every tab group of the page, and scrolls so that `element` stays where it was. */
function keepInPlace(element: HTMLElement, change: () => void) {
  const before = element.getBoundingClientRect().top;
  change();
  requestAnimationFrame(() =>
    window.scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'}),
  );
}
