import {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {chooseBySize} from '@h3-docs/grid/resolutions/choose';
import {columnLabels, quantityOf, rowsOf} from '@h3-docs/grid/resolutions/table';
import {choiceLabel, choicesFor, formatQuantity, unitFor, type UnitChoice} from '@h3-docs/grid/resolutions/units';
import {Select} from '@h3-docs/ui/controls/Select';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {TextField} from './TextField';
import {nearby, type Way} from './way';

/** The columns of the table of statistics that stand beside an answer. */
const shown = ['resolution', 'min', 'mean', 'max'] as const;

type Sizes = Readonly<Record<'mean' | 'min' | 'max', string>>;

/** What is said of each measure. */
const words = {
  area: {
    noun: translate({message: 'the area'}),
    label: translate({message: 'Desired area of a cell'}),
    closest: (values: Sizes) =>
      translate({message: 'The average area is {mean}. It ranges from {min} to {max}.'}, values),
    noLarger: (resolution: number) =>
      translate({message: 'From resolution {resolution} on, no cell is larger than you asked for.'}, {resolution}),
    alwaysLarger: translate({message: 'Every resolution has cells that are larger than you asked for.'}),
    noSmaller: (resolution: number) =>
      translate({message: 'Up to resolution {resolution}, no cell is smaller than you asked for.'}, {resolution}),
    alwaysSmaller: translate({message: 'Every resolution also has cells that are smaller.'}),
  },
  edge: {
    noun: translate({message: 'the edge length'}),
    label: translate({message: 'Desired length of an edge'}),
    closest: (values: Sizes) =>
      translate({message: 'The average edge length is {mean}. It ranges from {min} to {max}.'}, values),
    noLarger: (resolution: number) =>
      translate({message: 'From resolution {resolution} on, no edge is longer than you asked for.'}, {resolution}),
    alwaysLarger: translate({message: 'Every resolution has edges that are longer than you asked for.'}),
    noSmaller: (resolution: number) =>
      translate({message: 'Up to resolution {resolution}, no edge is shorter than you asked for.'}, {resolution}),
    alwaysSmaller: translate({message: 'Every resolution also has edges that are shorter.'}),
  },
} as const;

/** By the area of a cell or the length of its edges. */
export function useSize(measure: 'area' | 'edge'): Way {
  const {noun, label, closest, noLarger, alwaysLarger, noSmaller, alwaysSmaller} = words[measure];
  const {resolutions} = useStatistics();
  const quantity = quantityOf(measure);
  const [text, setText] = useState('1');
  const [unit, setUnit] = useState<UnitChoice>('km');
  const amount = readAmount(text, noun);
  const {factor} = unitFor(unit, quantity, 1);

  const fields = (
    <TextField label={label} text={text} onText={setText} problem={'problem' in amount ? amount.problem : undefined}>
      <Select
        label={translate({message: 'Unit'})}
        labeled="unseen"
        value={unit}
        options={choicesFor(quantity)
          .filter((each) => each !== 'metric')
          .map((each) => [each, choiceLabel(each, quantity)])}
        onValue={setUnit}
      />
    </TextField>
  );

  const answer: Way['answer'] = () => {
    if ('problem' in amount) return undefined;
    const choice = chooseBySize(resolutions, measure, amount.value * factor);
    const {resolution, measures} = choice.closest;
    const {mean, min, max} = measures[measure].cells;
    const size = (value: number) => formatQuantity(value, quantity);
    return {
      headline: translate({message: 'Resolution {resolution}'}, {resolution}),
      words: [
        [closest({mean: size(mean), min: size(min), max: size(max)})],
        [
          choice.noLarger ? noLarger(choice.noLarger.resolution) : alwaysLarger,
          choice.noSmaller ? noSmaller(choice.noSmaller.resolution) : alwaysSmaller,
        ],
      ],
      around: {
        titles: shown.map((column) => columnLabels[column]),
        rows: nearby(rowsOf(resolutions, {measure, group: 'cells', units: 'metric'}), resolution).map((texts) =>
          shown.map((column) => texts[column]),
        ),
      },
      resolution,
    };
  };

  return {fields, answer};
}
