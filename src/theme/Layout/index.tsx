import {Component, type ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';

interface ThrownState {
  /** In a list, because anything can be thrown, `null` and `undefined` too. */
  readonly thrown: readonly unknown[];
}

/** Turns a thrown value that Docusaurus's error boundary would take for no error (`null`, `''`) into an error. */
class ThrowErrors extends Component<{readonly children: ReactNode}, ThrownState> {
  override state: ThrownState = {thrown: []};

  static getDerivedStateFromError(thrown: unknown): ThrownState {
    if (thrown) return {thrown: [thrown]};
    return {thrown: [new Error(`The page threw ${thrown === '' ? 'an empty text' : String(thrown)}.`)]};
  }

  override render(): ReactNode {
    if (this.state.thrown.length > 0) throw this.state.thrown[0];
    return this.props.children;
  }
}

/** Every page's navbar, footer, and the error boundary around what is between them. */
export default function LayoutWithErrors({children, ...props}: Props): ReactNode {
  return (
    <Layout {...props}>
      <ThrowErrors>{children}</ThrowErrors>
    </Layout>
  );
}
