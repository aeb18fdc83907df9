import {Children, isValidElement, useSyncExternalStore, type KeyboardEvent, type ReactNode} from 'react';
import {languageLabels, type Language} from '@site/src/api/types';
import {chooseLanguage, chosenLanguage, onLanguageChange} from './choice';
import styles from './styles.module.css';

interface LanguagePanelProps {
  readonly language: Language;
  readonly children: ReactNode;
}

interface LanguageTabsProps {
  /** Unique on the page: `plugins/vocabulary` numbers the groups. */
  readonly id: string;
  readonly children: ReactNode;
}

/** What one tab of `<LanguageTabs>` shows. */
export function LanguagePanel({children}: LanguagePanelProps): ReactNode {
  return children;
}

/** The tab that is open before the reader has chosen: the language whose examples run in the page. */
const FIRST_CHOICE: Language = 'javascript';

/**
 * The same thing said in several languages, one tab each. The reader's choice holds on every page and across visits;
 * a group without that language opens its own default and leaves the choice as it is. Without JavaScript every panel
 * is shown under its language's name.
 */
export default function LanguageTabs({id, children}: LanguageTabsProps): ReactNode {
  const panels = Children.toArray(children).filter(isValidElement<LanguagePanelProps>);
  const offered = panels.map((panel) => panel.props.language);
  const choice = useSyncExternalStore(onLanguageChange, chosenLanguage, () => null);
  const selected = [choice, FIRST_CHOICE, offered[0]].find((language) => language && offered.includes(language));

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const current = offered.findIndex((language) => language === selected);
    const next = {
      ArrowRight: (current + 1) % offered.length,
      ArrowLeft: (current - 1 + offered.length) % offered.length,
      Home: 0,
      End: offered.length - 1,
    }[event.key];
    const language = next === undefined ? undefined : offered[next];
    if (!language) return;
    event.preventDefault();
    keepInPlace(event.currentTarget, () => chooseLanguage(language));
    document.getElementById(`${id}${language}`)?.focus();
  }

  return (
    <div className="language-tabs">
      <div role="tablist" aria-label="Language" className={styles.tabs}>
        {offered.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}${language}`}
            aria-selected={language === selected}
            aria-controls={`${id}${language}-panel`}
            tabIndex={language === selected ? 0 : -1}
            className={styles.tab}
            onKeyDown={onKeyDown}
            onClick={({currentTarget}) => keepInPlace(currentTarget, () => chooseLanguage(language))}
          >
            {languageLabels[language].label}
          </button>
        ))}
      </div>
      {panels.map((panel) => (
        <div
          key={panel.props.language}
          role="tabpanel"
          id={`${id}${panel.props.language}-panel`}
          aria-labelledby={`${id}${panel.props.language}`}
          hidden={panel.props.language !== selected}
          className={styles.panel}
        >
          <div className="no-js-only">
            <strong>{languageLabels[panel.props.language].label}</strong>
          </div>
          {panel}
        </div>
      ))}
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
