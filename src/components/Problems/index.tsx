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
  readonly label: string;
  /** The ids in the file, separated by spaces. */
  readonly ids: string;
  /** The stack that they are of. */
  readonly stack?: string;
  /** The address of the file that has them. */
  readonly source: string;
  /** The address of a file that has them as plain text. */
  readonly text: string;
}

/**
 * Problems that are fetched when the reader opens their list or the browser's search, or when the address names a problem.
 * Without JavaScript, a link leads to the file. On paper, the address of the file is printed.
 */
export function AskedProblems({label, ids, stack, source, text}: AskedProblemsProps): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const [asked, setAsked] = useState(false);
  const {siteConfig} = useDocusaurusContext();
  const links = useBrokenLinks();
  const all = ids.split(' ');
  for (const id of all) if (id) links.collectAnchor(id);
  const {hash} = useLocation();
  const isNamed = hash !== '' && all.includes(hash.slice(1));
  useEffect(() => {
    if (isNamed && box.current) box.current.open = true;
  }, [isNamed]);
  const sought = useSought();
  return (
    <details ref={box} data-anchors={ids} className={clsx('problem-group', stack)} onToggle={() => setAsked(true)}>
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

/** Problems that people have posted, each closed until the reader opens it. */
export default function Problems({children}: {readonly children?: ReactNode}): ReactNode {
  return <div className={clsx('not-searched', styles.problems)}>{children}</div>;
}
