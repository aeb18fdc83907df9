import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';
import {Catch} from '@h3-docs/ui/PartBoundary';

/** What a page threw, as an error where Docusaurus's boundary would take it for none (`null`, `''`). */
function errorOf(thrown: unknown): unknown {
  if (thrown) return thrown;
  return new Error(`The page threw ${thrown === '' ? 'an empty text' : String(thrown)}.`);
}

function Thrown({thrown}: {readonly thrown: unknown}): never {
  throw errorOf(thrown);
}

/** Every page's navbar, footer, and the error boundary around what is between them. */
export default function LayoutWithErrors({children, ...props}: Props): ReactNode {
  return (
    <Layout {...props}>
      <Catch failed={(thrown) => <Thrown thrown={thrown} />}>{children}</Catch>
    </Layout>
  );
}
