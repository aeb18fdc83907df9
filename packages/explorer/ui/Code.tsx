import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import CopyButton from '@h3-docs/ui/CopyButton';
import {Select} from '@h3-docs/ui/controls/Select';
import {useBench} from '../bench';
import {programOf, stackExtension, stackLabel, stacks, type Program, type Stack} from '../code';
import {loadedCsv} from '../code/sqlStack';
import Button from './Button';
import {download} from './download';
import styles from './styles.module.css';

/** The most characters of a program that the page shows: copying and downloading take all of it. */
const MOST_SHOWN = 6000;

/** The reader's choice of a language on this site, where programs are written in it. */
const slot = createStorageSlot('h3-docs.language');
const ownStack = (): Stack => stacks.find((one) => one === slot.get()) ?? 'javascript';

/** A program that does the reader's steps in the reader's stack. Its comments name them. */
export default function Code() {
  const {
    data,
    subject: {recipe},
  } = useBench();
  const [stack, setStack] = useState<Stack>(ownStack);
  const [options] = useState(() => [...new Set([ownStack(), ...stacks])].map((one) => [one, stackLabel(one)] as const));
  const [program, setProgram] = useState<Program>();
  useEffect(() => {
    let current = true;
    const columns = data?.columns.map(({name}) => name);
    programOf(recipe, stack, columns).then(
      (next) => {
        if (current) setProgram(next);
      },
      (error: unknown) => {
        if (current)
          setProgram({reason: translate({message: 'it could not be loaded: {error}'}, {error: String(error)})});
      },
    );
    return () => {
      current = false;
    };
  }, [recipe, stack, data]);
  return (
    <div className={`${styles.program} ${styles.stack}`}>
      <Select
        labeled="beside"
        label={translate({message: 'Program for'})}
        options={options}
        value={stack}
        onValue={setStack}
      />
      {program && 'reason' in program && (
        <p className={styles.problem} role="status">
          {translate(
            {message: 'There is no program for {stack}: {reason}.'},
            {stack: stackLabel(stack), reason: program.reason},
          )}
        </p>
      )}
      {program && 'code' in program && (
        <>
          {/* It scrolls, so it must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} aria-label={translate({message: 'Program for {stack}'}, {stack: stackLabel(stack)})}>
            <span translate="no">{program.code.slice(0, MOST_SHOWN)}</span>
            <span>{program.code.length > MOST_SHOWN && '\n…'}</span>
          </pre>
          <div className={styles.row}>
            <CopyButton
              className={styles.button}
              text={() => program.code}
              label={translate({message: 'Copy the program'})}
            />
            {[
              {name: `explorer.${stackExtension(stack)}`, content: () => program.code},
              ...(program.tables ?? []).map((one) => ({name: `${one.name}.csv`, content: () => loadedCsv(one)})),
            ].map(({name, content}) => (
              <Button key={name} onClick={() => download(name, 'text/plain', content())}>
                <span>{translate({message: 'Download {file}'}, {file: name})}</span>
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
