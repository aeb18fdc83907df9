import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {languageRows, languages} from '@h3-docs/catalogue';
import type {EngineInfo} from '@h3-docs/base/contracts/engines';
import styles from './stacks.module.css';

interface StackListProps {
  readonly engines: readonly EngineInfo[];
  readonly onChoose: (stack: string) => void;
  readonly onClose: () => void;
}

interface Option {
  readonly id: string;
  readonly label: string;
}

/** The groups of the list with the options that contain what is typed. */
function groupsOf(engines: readonly EngineInfo[], query: string): {label: string; options: Option[]}[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const of = (group: EngineInfo['group']) => engines.filter((engine) => engine.group === group);
  return [
    {
      label: translate({message: 'With examples'}),
      options: languages.map((id) => ({id, label: languageRows[id].label})),
    },
    {label: translate({message: 'Databases'}), options: of('database')},
    {label: translate({message: 'Data frames and Spark'}), options: of('dataframe')},
    {label: translate({message: 'Other languages'}), options: of('language')},
  ]
    .map(({label, options}) => ({
      label,
      options: options.filter((option) => words.every((word) => option.label.toLowerCase().includes(word))),
    }))
    .filter(({options}) => options.length > 0);
}

/** A list of stacks to type into, or to choose from with the arrow keys. */
export default function StackList({engines, onChoose, onClose}: StackListProps): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const groups = groupsOf(engines, query);
  const options = groups.flatMap((group) => group.options);
  const current = options[active];

  useEffect(() => field.current?.focus({preventScroll: true}), []);
  useEffect(() => {
    if (current) document.getElementById(`${id}${current.id}`)?.scrollIntoView({block: 'nearest'});
  }, [current, id]);

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const next = {ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0)}[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && current) onChoose(current.id);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.list}>
      <label htmlFor={id}>
        <Translate>Your stack</Translate>
      </label>
      <input
        id={id}
        ref={field}
        className={styles.field}
        maxLength={60}
        role="combobox"
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={current && `${id}${current.id}`}
        autoComplete="off"
        placeholder={translate({message: 'Snowflake, Rust, Polars…'})}
        value={query}
        onChange={({target}) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}list`} aria-label={translate({message: 'Stacks'})} className={styles.options}>
        {groups.map(({label, options: members}) => (
          <div key={label} role="group" aria-label={label}>
            <div className={styles.group} aria-hidden>
              {label}
            </div>
            {members.map((option) => (
              // The field has the focus and answers the keys.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.id}
                id={`${id}${option.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={option === current}
                className={styles.option}
                onClick={() => onChoose(option.id)}
              >
                {option.label}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status">{options.length === 0 ? translate({message: 'No stack has this name.'}) : ''}</p>
    </div>
  );
}
