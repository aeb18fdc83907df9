import Translate from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import {useNearViewport} from '@h3-docs/ui/useNearViewport';
import styles from './place.module.css';

const Chooser = lazyPart(() => import('./Chooser'));

/** The chooser's place on a page: reserves its room and loads it when the reader comes near, or presses it (`useNearViewport`). */
function ResolutionChooser(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {near, waits} = useNearViewport(box);
  return (
    <div ref={box} className={`js-only ${styles.chooser}`} data-testid="resolution-chooser">
      {near && <Chooser />}
      {waits && (
        <button type="button" className={styles.load}>
          <Translate>Load the chooser</Translate>
        </button>
      )}
    </div>
  );
}

export default bounded(ResolutionChooser);
