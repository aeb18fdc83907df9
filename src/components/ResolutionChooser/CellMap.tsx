import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import * as h3 from 'h3-js';
import {fetchGround} from '@h3-docs/map';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import {useFetched} from '@h3-docs/ui/useFetched';
import StaticSvg from '@h3-docs/ui/StaticSvg';
import {drawChosen} from './drawChosen';
import {TextField} from './TextField';
import {findSpot, type Spot} from '@h3-docs/explorer';
import styles from './styles.module.css';
import type {Chosen} from './way';

const FIRST_SPOT: Spot = {name: translate({message: 'Paris'}), lat: 48.853, lng: 2.349};

/** The chosen cell or disk on a map, at its real size, at a place of the reader's choice. An SVG: it needs no WebGL. */
export default function CellMap({chosen}: {readonly chosen: Chosen | undefined}): ReactNode {
  const {content: ground, error, retry} = useFetched('ground', fetchGround);
  const [text, setText] = useState(FIRST_SPOT.name);
  const [spot, setSpot] = useState(FIRST_SPOT);
  const [problem, setProblem] = useState<string>();

  const go = (typed: string) => {
    setText(typed);
    const found = findSpot(typed, ground?.cities ?? []);
    if ('problem' in found) setProblem(found.problem);
    else {
      setProblem(undefined);
      setSpot(found);
    }
  };
  const drawing = useMemo(
    () => (chosen && ground ? drawChosen(chosen, spot, ground.land) : undefined),
    [chosen, spot, ground],
  );
  const cell = chosen && h3.latLngToCell(spot.lat, spot.lng, chosen.resolution);
  return (
    <div className={styles.map}>
      <TextField
        label={translate({message: 'Place (a city, or latitude, longitude)'})}
        text={text}
        onText={go}
        problem={problem}
        numeric={false}
      />
      {!ground && error === undefined && <LoadingIndicator />}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {drawing && <StaticSvg source={drawing.svg} alt={drawing.alt} width={drawing.width} height={drawing.height} />}
      {cell && (
        <p className={`quiet margin--none ${styles.caption}`}>
          <Translate
            values={{
              name: <span key="name">{spot.name}</span>,
              cell: <code key="cell">{cell}</code>,
              area: <span key="area">{formatQuantity(h3.cellArea(cell, h3.UNITS.km2), 'area')}</span>,
              link: (
                <Link to={explorerLink('/', [cell])}>
                  <Translate>Open it in the explorer</Translate>
                </Link>
              ),
            }}
          >
            {'The cell at {name}, {cell}, has an area of {area}. {link}'}
          </Translate>
        </p>
      )}
    </div>
  );
}
