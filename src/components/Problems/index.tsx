import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useSought} from '@h3-docs/ui/findInPage';
import StaticMarkup from '@site/src/components/StaticMarkup';
import styles from './styles.module.css';

interface AskedProblemsProps {
  /** The id of the list. */
  readonly id: string;
  readonly label: string;
  /** The ids in the file, separated by spaces. */
  readonly ids: string;
  /** The stack that they are of. */
  readonly stack: string;
  /** The address of the file that has them. */
  readonly source: string;
  /** The address of a file that has them as plain text. */
  readonly text: string;
}

/**
 * Problems that are fetched when the reader opens their list or the browser's search, or when the address names a problem.
 * Without JavaScript, a link leads to the file. On paper, the address of the file is printed.
 */
export function AskedProblems({id, label, ids, stack, source, text}: AskedProblemsProps): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const [asked, setAsked] = useState(false);
  const {siteConfig} = useDocusaurusContext();
  const links = useBrokenLinks();
  const all = [id, ...ids.split(' ')];
  for (const each of all) if (each) links.collectAnchor(each);
  const {hash} = useLocation();
  const isNamed = hash !== '' && all.includes(hash.slice(1));
  useEffect(() => {
    if (isNamed && box.current) box.current.open = true;
  }, [isNamed]);
  const sought = useSought();
  return (
    <details
      ref={box}
      id={id}
      data-anchors={ids}
      className={clsx('problem-group', stack)}
      onToggle={() => setAsked(true)}
    >
      <summary>{label}</summary>
      {asked || sought ? (
        <StaticMarkup source={source} />
      ) : (
        <p className="no-js-only">
          <a href={text} data-on-paper={siteConfig.url + text}>
            <Translate>Show them as text</Translate>
          </a>
        </p>
      )}
    </details>
  );
}

/** The stacks of a list. */
export function ProblemGroups({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.groups}>{children}</div>;
}

/** A list of problems or questions, or what leads to it. */
export default function Problems({children}: {readonly children?: ReactNode}): ReactNode {
  return <div className={clsx('not-searched', styles.problems)}>{children}</div>;
}
