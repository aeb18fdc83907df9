import {translate} from '@docusaurus/Translate';
import {formatLocale, plural} from '@h3-docs/base/number';
import {useBench} from '../bench';
import type {ReadResult} from '../input/types';
import styles from './styles.module.css';

/** The most lines that are listed for one reason. */
const MOST_LINES = 12;

const linesOf = (lines: readonly number[]): string =>
  lines.length > MOST_LINES ? `${lines.slice(0, MOST_LINES).join(', ')}…` : lines.join(', ');

/** Problems by their reason, in the order of the first of each. */
function byReason(problems: ReadResult['problems']) {
  const found = new Map<string, {reason: string; lines: number[]; first: ReadResult['problems'][number]}>();
  for (const problem of problems) {
    const known = found.get(problem.reason);
    if (known) known.lines.push(problem.line);
    else found.set(problem.reason, {reason: problem.reason, lines: [problem.line], first: problem});
  }
  return [...found.values()];
}

/** What could not be read, by the reason. */
export default function Problems() {
  const {problems, problemCount} = useBench().reading.result;
  if (problemCount === 0) return null;
  return (
    <details className={styles.problems} open={problemCount <= 3}>
      <summary>
        {plural(problemCount, translate({message: '{count} item could not be read|{count} items could not be read'}))}
      </summary>
      <ul>
        {byReason(problems).map(({reason, lines, first}) => (
          <li key={`${first.line} ${reason}`}>
            <span>
              {lines.length === 1
                ? translate({message: 'Line {line}'}, {line: first.line})
                : translate(
                    {message: '{count} times, in lines {lines}'},
                    {count: formatLocale(lines.length), lines: linesOf(lines)},
                  )}
            </span>
            {first.text !== '' && (
              <span>
                , <code>{first.text}</code>
              </span>
            )}
            <span>{`: ${reason}`}</span>
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p>{translate({message: '… and {count} more'}, {count: formatLocale(problemCount - problems.length)})}</p>
      )}
    </details>
  );
}
