import {latLngToCell} from 'h3-js';
import {useEffect, useState} from 'react';
import {wrapDegrees} from '@h3-docs/grid/h3/sphere';
import type {MapHandle} from '@h3-docs/map';
import type {DataRow} from './data/types';
import {extentOf} from './map-data';
import {clickDoes} from './model/pick';
import {toggled} from './model/session';
import type {Address} from './useAddress';
import type {Subject} from './useSubject';
import type {Work} from './useWork';

interface PickingInput extends Pick<Address, 'state' | 'change'> {
  readonly handle: MapHandle | undefined;
  readonly subject: Subject;
  readonly work: Work;
}

/** What the reader picks on the map and in lists, and where they go. */
export function usePicking({state, change, handle, subject, work}: PickingInput) {
  const {selection} = state;
  /** The map's name for the shape that was picked last. */
  const [shape, setShape] = useState<string>();
  /** The index that was clicked while the selection has several: a look at it must not replace them. */
  const [looked, setLooked] = useState<string>();
  const select = (indexes: readonly string[]) => {
    work.clear();
    setShape(undefined);
    change({selection: indexes});
  };
  /** @param picked - the map's name for the shape that was picked with the index */
  const pick = (index: string, add: boolean, picked?: string) => {
    const what = clickDoes(selection, add);
    if (what === 'look') setLooked(index);
    else select(what === 'add' ? toggled(selection, index) : [index]);
    setShape(picked);
  };
  const leave = () => (looked === undefined ? select([]) : setLooked(undefined));
  useEffect(() => {
    setLooked(undefined);
    if (selection.length === 0) setShape(undefined);
  }, [selection]);

  const fit = (extent: ReturnType<typeof extentOf>) => extent && handle?.fit(extent);
  const goToIndexes = (indexes: readonly string[]) => {
    fit(extentOf(indexes, []));
    select(indexes);
  };
  const goTo = (lat: number, lng: number) => {
    handle?.look({lat, lng: wrapDegrees(lng), zoom: Math.max(11, state.view?.zoom ?? 0)}, true);
    select([latLngToCell(lat, lng, state.frozen ?? 9)]);
  };
  const goToRow = ({index, position, record}: DataRow) => {
    if (index !== undefined) goToIndexes([index]);
    else if (position) goTo(...position);
    else if (record !== undefined) {
      const isOwn = (one: {readonly record?: number}) => one.record === record;
      fit(extentOf([], subject.shapes.filter(isOwn)));
      setShape(String(subject.shapes.findIndex(isOwn)));
    }
  };
  return {select, pick, leave, goToIndexes, goTo, goToRow, looked, shape};
}
