import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {Select} from '@h3-docs/ui/controls/Select';
import {useBench} from '../bench';
import type {Containment} from '../model/cover';
import {resolutionForShapes} from '../model/defaultResolution';
import {describeMissed} from '../model/describe';
import Fold from './Fold';
import {RuleChoice} from './FoldChoice';
import Verb from './Verb';

const options: readonly (readonly [Containment, string])[] = [
  ['center', translate({message: 'whose center is inside'})],
  ['full', translate({message: 'that fit inside'})],
  ['overlapping', translate({message: 'that touch it'})],
];

/** Turns pasted geometries into cells. */
export default function Cover() {
  const {state, subject, work, outcome} = useBench();
  const {shapes} = subject;
  const offered = useMemo(() => resolutionForShapes(shapes.map(({geometry}) => geometry)), [shapes]);
  const [containment, setContainment] = useState<Containment>('center');
  const covering = state.recipe?.step === 'cover' ? state.recipe : undefined;
  return (
    <Verb
      name={translate({message: 'Fill the areas with cells'})}
      verb={translate({message: 'Fill with cells'})}
      offered={offered}
      onRun={(resolution) => work.cover(resolution, containment)}
      outcome={covering ? outcome : ''}
      missed={covering ? describeMissed(covering) : ''}
    >
      {covering?.table && (covering.shared ?? 0) > 0 && <RuleChoice />}
      <Fold title={<Translate>Which cells</Translate>}>
        <Select
          labeled="beside"
          label={translate({message: 'Cells of a polygon'})}
          options={options}
          value={containment}
          onValue={setContainment}
        />
      </Fold>
    </Verb>
  );
}
