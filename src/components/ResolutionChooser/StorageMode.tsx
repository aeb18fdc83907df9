import {useState, type ReactNode} from 'react';
import {readAmount} from '@site/src/resolutions/amount';
import {cellsForArea, chooseByStorage, formatBytes, INDEX_BYTES} from '@site/src/resolutions/choose';
import {formatQuantity} from '@site/src/resolutions/units';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {Answer, Around, nearby} from './Answer';
import {Select, TextField} from './fields';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';
import {formatLocale} from '../../number';

const sizes = {MB: 1e6, GB: 1e9, TB: 1e12} as const;
const valueSizes = ['0', '4', '8', '16', '64'] as const;

/** By the storage that all cells of the Earth or its land need. */
export default function StorageMode(props: ModeProps): ReactNode {
  const {resolutions, landKm2} = useStatistics();
  const [coarsest] = resolutions;
  const earthKm2 = coarsest ? coarsest.cells * coarsest.measures.area.cells.mean : 0;
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
        label="Available storage"
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
        label="One row for every cell of"
        value={where}
        options={[
          ['land', 'the land'],
          ['earth', 'the whole Earth'],
        ]}
        onValue={setWhere}
      />
      <Select
        label="Value in each row"
        value={valueSize}
        options={valueSizes.map((each) => [each, each === '0' ? 'none, only the index' : `${each} bytes`])}
        onValue={setValueSize}
      />
      {asked && !chosen && (
        <Answer headline="Every resolution needs more storage">
          <p>
            Resolution 0 needs {coarsest ? formatBytes(cellsForArea(coarsest, km2) * rowBytes) : ''}, with {rowBytes}{' '}
            bytes per row.
          </p>
        </Answer>
      )}
      {chosen && (
        <>
          <Answer headline={`Resolution ${chosen.resolution}`}>
            <p>
              {where === 'land' ? 'About ' : ''}
              {formatLocale(cellsForArea(chosen, km2))} rows need {formatBytes(cellsForArea(chosen, km2) * rowBytes)}.
              Each row has {INDEX_BYTES} bytes for the index as a 64-bit integer
              {valueSize === '0' ? '' : ` and ${valueSize} bytes for the value`}. As text, an index needs 15 bytes.
            </p>
            <p>
              {where === 'land'
                ? `The land area is ${formatQuantity(landKm2, 'area')}, including Antarctica (Natural Earth). To cover the coast completely, you need some more cells.`
                : 'This includes every cell on land and at sea.'}{' '}
              If neighbors have equal values, compacting saves much of this storage.
            </p>
          </Answer>
          <Around
            titles={['Res', where === 'land' ? 'Cells (approx.)' : 'Cells', 'Size']}
            chosen={chosen.resolution}
            rows={nearby(resolutions, chosen.resolution).map((each) => {
              const cells = cellsForArea(each, km2);
              return [String(each.resolution), formatLocale(cells), formatBytes(cells * rowBytes)];
            })}
          />
        </>
      )}
    </>
  );
}
