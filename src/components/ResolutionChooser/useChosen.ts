import {useEffect} from 'react';
import type {ModeProps} from './types';

/** Tells the chooser what a mode has chosen, while it is the one in use. */
export function useChosen(
  {active, onChosen}: ModeProps,
  resolution: number | undefined,
  k?: number,
  radiusKm?: number,
) {
  useEffect(() => {
    if (!active) return;
    const disk = k === undefined || radiusKm === undefined ? undefined : {k, radiusKm};
    onChosen(resolution === undefined ? undefined : {resolution, disk});
  }, [active, onChosen, resolution, k, radiusKm]);
}
