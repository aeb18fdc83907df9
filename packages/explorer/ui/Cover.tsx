import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import type {InputShape} from '../input/types';
import type {Containment} from '../model/cover';
import {resolutionForShapes} from '../model/defaultResolution';
import Choice from './Choice';
import Fold from './Fold';
import Verb from './Verb';

interface CoverProps {
  readonly shapes: readonly InputShape[];
  readonly onCover: (resolution: number, containment: Containment) => void;
  /** What the last covering came to, in words; empty: none is shown. */
  readonly outcome: string;
  /** What the last covering left without cells, in words; empty: nothing. */
  readonly missed: string;
  /** What the cells take over from the shapes, where there is a choice. */
  readonly children?: ReactNode;
}

const options: readonly (readonly [Containment, string])[] = [
  ['center', translate({message: 'whose center is inside'})],
  ['full', translate({message: 'that fit inside'})],
  ['overlapping', translate({message: 'that touch it'})],
];

/** Turns pasted geometries into cells. */
export default function Cover({shapes, onCover, outcome, missed, children}: CoverProps) {
  const offered = useMemo(() => resolutionForShapes(shapes.map(({geometry}) => geometry)), [shapes]);
  const [containment, setContainment] = useState<Containment>('center');
  return (
    <Verb
      name={translate({message: 'Fill the areas with cells'})}
      verb={translate({message: 'Fill with cells'})}
      offered={offered}
      onRun={(resolution) => onCover(resolution, containment)}
      outcome={outcome}
      missed={missed}
    >
      {children}
      <Fold title={<Translate>Which cells</Translate>}>
        <Choice
          label={translate({message: 'Cells of a polygon'})}
          options={options}
          value={containment}
          onChange={setContainment}
        />
      </Fold>
    </Verb>
  );
}
