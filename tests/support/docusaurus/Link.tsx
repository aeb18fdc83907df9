import type {ReactNode} from 'react';

/** Docusaurus's link in component tests, which have no router: a plain one. */
export default function Link({to, children}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  return <a href={to}>{children}</a>;
}
