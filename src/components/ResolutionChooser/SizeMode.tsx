import {useState, type ReactNode} from 'react';
import {readAmount} from '@site/src/resolutions/amount';
import {chooseBySize} from '@site/src/resolutions/choose';
import {quantityOf, rowsOf} from '@site/src/resolutions/table';
import {choiceLabel, choicesFor, formatQuantity, unitFor, type UnitChoice} from '@site/src/resolutions/units';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {Answer, Around, nearby} from './Answer';
import {Select, TextField} from './fields';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';

const words = {
  area: {
    noun: 'the area',
    label: 'Desired area of a cell',
    average: 'The average area is',
    one: 'cell',
    larger: 'larger',
    smaller: 'smaller',
  },
  edge: {
    noun: 'the edge length',
    label: 'Desired length of an edge',
    average: 'The average edge length is',
    one: 'edge',
    larger: 'longer',
    smaller: 'shorter',
  },
} as const;

/** By the area of a cell or the length of its edges. */
export default function SizeMode({measure, ...props}: ModeProps & {readonly measure: 'area' | 'edge'}): ReactNode {
  const {noun, label, average, one, larger, smaller} = words[measure];
  const {resolutions} = useStatistics();
  const quantity = quantityOf(measure);
  const [text, setText] = useState('1');
  const [unit, setUnit] = useState<UnitChoice>('km');
  const amount = readAmount(text, noun);
  const {factor} = unitFor(unit, quantity, 1);
  const choice = 'value' in amount ? chooseBySize(resolutions, measure, amount.value * factor) : undefined;
  useChosen(props, choice?.closest.resolution);

  const rows = rowsOf(resolutions, {measure, group: 'cells', units: 'metric'});
  const size = (value: number) => formatQuantity(value, quantity);
  return (
    <>
      <TextField label={label} text={text} onText={setText} problem={'problem' in amount ? amount.problem : undefined}>
        <Select
          label="Unit"
          quiet
          value={unit}
          options={choicesFor(quantity)
            .filter((each) => each !== 'metric')
            .map((each) => [each, choiceLabel(each, quantity)])}
          onValue={setUnit}
        />
      </TextField>
      {choice && (
        <>
          <Answer headline={`Resolution ${choice.closest.resolution}`}>
            <p>
              {average} {size(choice.closest.measures[measure].cells.mean)}. It ranges from{' '}
              {size(choice.closest.measures[measure].cells.min)} to {size(choice.closest.measures[measure].cells.max)}.
            </p>
            <p>
              {choice.noLarger
                ? `From resolution ${choice.noLarger.resolution} on, no ${one} is ${larger} than you asked for.`
                : `Every resolution has ${one}s that are ${larger} than you asked for.`}{' '}
              {choice.noSmaller
                ? `Up to resolution ${choice.noSmaller.resolution}, no ${one} is ${smaller} than you asked for.`
                : `Every resolution also has ${one}s that are ${smaller}.`}
            </p>
          </Answer>
          <Around
            titles={['Res', 'Smallest', 'Average', 'Largest']}
            chosen={choice.closest.resolution}
            rows={nearby(rows, choice.closest.resolution).map(({texts: {resolution, min, mean, max}}) => [
              resolution,
              min,
              mean,
              max,
            ])}
          />
        </>
      )}
    </>
  );
}
