import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {Component, useState, type ComponentType, type ReactNode} from 'react';
import {writeLink, type LinkParameter} from '@h3-docs/base/routing/link';
import {errorMessages} from '../errorMessages';
import styles from '../LoadState/styles.module.css';

interface CatchProps {
  readonly children: ReactNode;
  /** What takes the place of the part. `again` renders the part once more. */
  readonly failed: (thrown: unknown, again: () => void) => ReactNode;
  readonly onFailure?: () => void;
}

interface CatchState {
  /** In a list, because anything can be thrown, `null` and `undefined` too. */
  readonly thrown: readonly unknown[];
}

/** Renders something else in the place of a part that throws. */
export class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = {thrown: []};

  static getDerivedStateFromError(thrown: unknown): CatchState {
    return {thrown: [thrown]};
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    const {thrown} = this.state;
    return thrown.length > 0 ? this.props.failed(thrown[0], () => this.setState({thrown: []})) : this.props.children;
  }
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Gives up what the part was made from, such as its part of the address, before it begins anew. Without it, there is no Reset. */
  readonly onReset?: () => void;
  /** Called when the part has failed. */
  readonly onFailure?: () => void;
}

/**
 * Keeps a part of a page that throws from taking the page with it. A red box says what happened in its place: Retry renders
 * the part again with what it had, and Reset, where a part has it, begins without that.
 */
export function PartBoundary({children, onReset, onFailure}: PartBoundaryProps): ReactNode {
  const [resets, setResets] = useState(0);
  const reset =
    onReset &&
    (() => {
      onReset();
      setResets(resets + 1);
    });
  return (
    <Catch
      key={resets}
      onFailure={onFailure}
      failed={(thrown, again) => (
        <div className={styles.failure} role="alert">
          <p>
            <Translate>This part of the page stopped because of an error. The rest of the page works.</Translate>
          </p>
          <p>{errorMessages(thrown).join(' ← ')}</p>
          <button type="button" className={styles.retry} onClick={again}>
            <Translate>Retry</Translate>
          </button>{' '}
          {reset && (
            <button type="button" className={styles.retry} onClick={reset}>
              <Translate>Reset</Translate>
            </button>
          )}
        </div>
      )}
    >
      {children}
    </Catch>
  );
}

/**
 * A component with a boundary around it (see `PartBoundary`).
 *
 * @param parameters - the parameters of the address that the part reads, which Reset removes
 */
export function bounded<Props extends object>(
  Part: ComponentType<Props>,
  ...parameters: readonly LinkParameter[]
): ComponentType<Props> {
  return function Bounded(props: Props) {
    const history = useHistory();
    const forget = () => {
      const {location} = history;
      const changes = Object.fromEntries(parameters.map((name) => [name, undefined]));
      history.replace({...location, search: writeLink(location.search, changes)});
    };
    return (
      <PartBoundary onReset={forget}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
