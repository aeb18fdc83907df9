import {useState, type ReactNode} from 'react';
import {readAmount} from '@site/src/resolutions/amount';
import {cellsForArea, chooseByStorage, formatBytes, INDEX_BYTES} from '@site/src/resolutions/choose';
import {statisticsFile} from '@site/src/resolutions/statistics';
import {formatQuantity} from '@site/src/resolutions/units';
import {Answer, Around, nearby} from './Answer';
import {Select, TextField} from './fields';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';

const {resolutions, landKm2} = statisticsFile;
const [coarsest] = resolutions;
const earthKm2 = coarsest ? coarsest.cells * coarsest.measures.area.cells.mean : 0;
const sizes = {MB: 1e6, GB: 1e9, TB: 1e12} as const;
const valueSizes = ['0', '4', '8', '16', '64'] as const;

/** By the room that all cells of the Earth or its land take. */
export default function StorageMode(props: ModeProps): ReactNode {
  const [text, setText] = useState('1');
  const [unit, setUnit] = useState<keyof typeof sizes>('GB');
  const [where, setWhere] = useState<'earth' | 'land'>('land');
  const [valueSize, setValueSize] = useState<(typeof valueSizes)[number]>('8');
  const amount = readAmount(text, 'the size', 1e9);
  const km2 = where === 'land' ? landKm2 : earthKm2;
  const rowBytes = INDEX_BYTES + Number(valueSize);
  const asked = 'value' in amount;
  const chosen = asked ? chooseByStorage(resolutions, km2, amount.value * sizes[unit], Number(valueSize)) : undefined;
  useChosen(props, chosen?.resolution);

  return (
    <>
      <TextField
        label="It must fit into"
        text={text}
        onText={setText}
        problem={'problem' in amount ? amount.problem : undefined}
      >
        <Select
          label="Unit"
          quiet
          value={unit}
          options={(['MB', 'GB', 'TB'] as const).map((each) => [each, each])}
          onValue={setUnit}
        />
      </TextField>
      <Select
        label="A row for every cell of"
        value={where}
        options={[
          ['land', 'the land'],
          ['earth', 'the whole Earth'],
        ]}
        onValue={setWhere}
      />
      <Select
        label="with a value of"
        value={valueSize}
        options={valueSizes.map((each) => [each, each === '0' ? 'nothing but the index' : `${each} bytes`])}
        onValue={setValueSize}
      />
      {asked && !chosen && (
        <Answer headline="That is too little for any resolution">
          <p>
            Resolution 0 takes {coarsest ? formatBytes(cellsForArea(coarsest, km2) * rowBytes) : ''} at {rowBytes} bytes
            a row.
          </p>
        </Answer>
      )}
      {chosen && (
        <>
          <Answer headline={`Resolution ${chosen.resolution}`}>
            <p>
              {where === 'land' ? 'About ' : ''}
              {cellsForArea(chosen, km2).toLocaleString('en-US')} cells of {rowBytes} bytes are{' '}
              {formatBytes(cellsForArea(chosen, km2) * rowBytes)}: {INDEX_BYTES} for the index as a 64-bit integer
              {valueSize === '0' ? '' : `, ${valueSize} for the value`}. As text a cell takes 15 bytes instead of{' '}
              {INDEX_BYTES}.
            </p>
            <p>
              {where === 'land'
                ? `The land is taken as ${formatQuantity(landKm2, 'area')} (Natural Earth, Antarctica included). Cells on the coast come on top.`
                : 'That is every cell there is, sea included.'}{' '}
              Where neighbors have equal values, compacting saves much of it.
            </p>
          </Answer>
          <Around
            titles={['Res', where === 'land' ? 'Cells, about' : 'Cells', 'Size']}
            chosen={chosen.resolution}
            rows={nearby(resolutions, chosen.resolution).map((each) => {
              const cells = cellsForArea(each, km2);
              return [String(each.resolution), cells.toLocaleString('en-US'), formatBytes(cells * rowBytes)];
            })}
          />
        </>
      )}
    </>
  );
}
