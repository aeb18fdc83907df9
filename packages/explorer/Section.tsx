import Translate, {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {ahead, savesData} from '@h3-docs/base/dataSaver';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {PartBoundary} from '@h3-docs/ui/PartBoundary';
import Placeholder from './Placeholder';
import {isPublishedHash} from './publishedHash';
import styles from './section.module.css';

const Explorer = lazyPart(() => import('./Explorer'), {placeholder: Placeholder});

/** The attributes of an element at which the Tab key stops. */
const stop = {tabIndex: 0, role: 'group', 'aria-label': translate({message: 'The explorer is loading'})};

/**
 * The explorer's place on a page: reserves its room, and loads it when it comes into view or gets the focus. On a
 * connection that is to be spared, a press or an address that names it does. All that a page pays before that is this
 * component.
 */
export default function ExplorerSection() {
  const section = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  const [sparing, setSparing] = useState(false);
  const [ready, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const history = useHistory();
  const {hash} = useLocation();
  useEffect(() => {
    const isPublished = isPublishedHash(hash);
    if (isPublished) section.current?.scrollIntoView();
    if (!savesData()) return;
    setSparing(true);
    if (isPublished || hash === '#explorer') setWanted(true);
  }, [hash]);
  useEffect(() => {
    const element = section.current;
    if (!element || wanted || savesData()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setWanted(true);
      },
      // Its top is in the first screen to show that the page goes on: that alone is no reason to load it.
      {rootMargin: '0px 0px -25% 0px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted]);
  return (
    <section id="explorer" ref={section} className={styles.section} aria-labelledby="explorer-title">
      <h2 id="explorer-title" className={styles.heading}>
        {/* Focus by keyboard or by a link loads the explorer, just as scrolling to it does. */}
        <a href="#explorer" className={styles.title} onFocus={() => ahead(() => setWanted(true))}>
          <Translate>Explore cells</Translate>
        </a>
      </h2>
      <p className={styles.lead}>
        <Translate>
          Paste indexes, coordinates, GeoJSON, or WKT to see them on the map. Click a cell to see its details.
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate>The explorer runs in your browser and needs JavaScript.</Translate>
        </p>
      </noscript>
      {sparing && !wanted ? (
        <div key="button" className={styles.space}>
          <button type="button" className={styles.load} onClick={() => setWanted(true)}>
            <Translate>Load the explorer</Translate>
          </button>
        </div>
      ) : (
        // While the explorer loads, the Tab key stops at its place, and then goes on into the explorer.
        <div key="place" {...(!ready && {...stop, onFocus: () => ahead(() => setWanted(true))})}>
          {wanted ? (
            // All of its address is its state.
            <PartBoundary onReset={() => history.replace({...history.location, search: '', hash: '#explorer'})}>
              <Explorer onReady={onReady} />
            </PartBoundary>
          ) : (
            <Placeholder />
          )}
        </div>
      )}
    </section>
  );
}
