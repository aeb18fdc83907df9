import {useState, type ReactNode} from 'react';
import type {ResolutionStatistics} from '@site/src/h3/statistics/types';
import {readAmount} from '@site/src/resolutions/amount';
import {chooseBySize} from '@site/src/resolutions/choose';
import {statisticsFile} from '@site/src/resolutions/statistics';
import {quantityOf, rowsOf} from '@site/src/resolutions/table';
import {choiceLabel, choicesFor, formatQuantity, unitFor, type UnitChoice} from '@site/src/resolutions/units';
import {Answer, Around, nearby} from './Answer';
import {Select, TextField} from './fields';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';

const {resolutions} = statisticsFile;
const words = {
  area: {
    noun: 'the area',
    phrase: 'an area of',
    label: 'A cell should have about',
    start: '1',
    larger: 'larger',
    smaller: 'smaller',
  },
  edge: {
    noun: 'the edge length',
    phrase: 'edges of',
    label: 'An edge should have about',
    start: '1',
    larger: 'longer',
    smaller: 'shorter',
  },
} as const;

/** By the area of a cell or the length of its edges. */
export default function SizeMode({measure, ...props}: ModeProps & {readonly measure: 'area' | 'edge'}): ReactNode {
  const {noun, phrase, label, start, larger, smaller} = words[measure];
  const quantity = quantityOf(measure);
  const [text, setText] = useState<string>(start);
  const [unit, setUnit] = useState<UnitChoice>('km');
  const amount = readAmount(text, noun);
  const {factor} = unitFor(unit, quantity, 1);
  const choice = 'value' in amount ? chooseBySize(resolutions, measure, amount.value * factor) : undefined;
  useChosen(props, choice?.closest.resolution);

  const rows = rowsOf(resolutions, {measure, group: 'cells', units: 'metric'});
  const size = (value: number) => formatQuantity(value, quantity);
  const bound = (found: ResolutionStatistics | undefined) =>
    found ? `resolution ${found.resolution}` : 'no resolution';
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
              Its cells have {phrase} {size(choice.closest.measures[measure].cells.mean)} on average, from{' '}
              {size(choice.closest.measures[measure].cells.min)} to {size(choice.closest.measures[measure].cells.max)}.
            </p>
            <p>
              None {larger} than you asked for: {bound(choice.noLarger)} and finer. None {smaller}:{' '}
              {bound(choice.noSmaller)}
              {choice.noSmaller && ' and coarser'}.
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
