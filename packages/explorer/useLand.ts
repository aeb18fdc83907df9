import {useEffect, useState} from 'react';
import type {LandData} from '@h3-docs/grid/h3/land';
import {fetchGround} from '@h3-docs/map';

/** The land under a drawing that is no map; undefined until it has arrived, and where it cannot be had. */
export function useLand(): LandData | undefined {
  const [land, setLand] = useState<LandData>();
  useEffect(() => {
    let current = true;
    fetchGround().then(
      (ground) => current && setLand(ground.land),
      (error: unknown) => console.warn('The basemap could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, []);
  return land;
}
