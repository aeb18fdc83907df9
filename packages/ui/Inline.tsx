import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** Text with `code` and [links](/docs/…) in it. */
export function Inline({text}: {readonly text: string}): ReactNode {
  return text.split(/(`[^`]+`|\[[^[\]]+\]\([^()]+\))/).map((part, place) => {
    const link = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part);
    if (link)
      return (
        <Link key={place} to={link[2] ?? ''}>
          {link[1]}
        </Link>
      );
    return part.startsWith('`') ? <code key={place}>{part.slice(1, -1)}</code> : <span key={place}>{part}</span>;
  });
}
