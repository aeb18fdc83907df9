import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {cellsForArea, chooseByStorage, formatBytes, INDEX_BYTES} from '@h3-docs/grid/resolutions/choose';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';
import {Select} from '@h3-docs/ui/controls/Select';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {Answer, Around, nearby} from './Answer';
import {TextField} from './TextField';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';
import {formatLocale} from '@h3-docs/base/number';

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
  const amount = readAmount(text, translate({message: 'the size'}), 1e9);
  const km2 = where === 'land' ? landKm2 : earthKm2;
  const rowBytes = INDEX_BYTES + Number(valueSize);
  const asked = 'value' in amount;
  const chosen = asked ? chooseByStorage(resolutions, km2, amount.value * sizes[unit], Number(valueSize)) : undefined;
  useChosen(props, chosen?.resolution);
  const rows = chosen ? cellsForArea(chosen, km2) : 0;
  const need = {rows: formatLocale(rows), size: formatBytes(rows * rowBytes)};

  return (
    <>
      <TextField
        label={translate({message: 'Available storage'})}
        text={text}
        onText={setText}
        problem={'problem' in amount ? amount.problem : undefined}
      >
        <Select
          label={translate({message: 'Unit'})}
          labeled="unseen"
          value={unit}
          options={(['MB', 'GB', 'TB'] as const).map((each) => [each, each])}
          onValue={setUnit}
        />
      </TextField>
      <Select
        label={translate({message: 'One row for every cell of'})}
        value={where}
        options={[
          ['land', translate({message: 'the land'})],
          ['earth', translate({message: 'the whole Earth'})],
        ]}
        onValue={setWhere}
      />
      <Select
        label={translate({message: 'Value in each row'})}
        value={valueSize}
        options={valueSizes.map((each) => [
          each,
          each === '0'
            ? translate({message: 'none, only the index'})
            : translate({message: '{count} bytes'}, {count: each}),
        ])}
        onValue={setValueSize}
      />
      {asked && !chosen && (
        <Answer headline={translate({message: 'Every resolution needs more storage'})}>
          <p>
            {translate(
              {message: 'Resolution 0 needs {size}, with {rowBytes} bytes per row.'},
              {size: coarsest ? formatBytes(cellsForArea(coarsest, km2) * rowBytes) : '', rowBytes},
            )}
          </p>
        </Answer>
      )}
      {chosen && (
        <>
          <Answer headline={translate({message: 'Resolution {resolution}'}, {resolution: chosen.resolution})}>
            <p>
              <span>
                {where === 'land'
                  ? translate({message: 'About {rows} rows need {size}.'}, need)
                  : translate({message: '{rows} rows need {size}.'}, need)}
              </span>{' '}
              <span>
                {valueSize === '0'
                  ? translate(
                      {message: 'Each row has {bytes} bytes for the index as a 64-bit integer.'},
                      {bytes: INDEX_BYTES},
                    )
                  : translate(
                      {
                        message:
                          'Each row has {bytes} bytes for the index as a 64-bit integer and {valueSize} bytes for the value.',
                      },
                      {bytes: INDEX_BYTES, valueSize},
                    )}
              </span>{' '}
              <Translate>As text, an index needs 15 bytes.</Translate>
            </p>
            <p>
              <span>
                {where === 'land'
                  ? translate(
                      {
                        message:
                          'The land area is {area}, including Antarctica (Natural Earth). To cover the coast completely, you need some more cells.',
                      },
                      {area: formatQuantity(landKm2, 'area')},
                    )
                  : translate({message: 'This includes every cell on land and at sea.'})}
              </span>{' '}
              <Translate>If neighbors have equal values, compacting saves much of this storage.</Translate>
            </p>
          </Answer>
          <Around
            titles={[
              translate({message: 'Res'}),
              where === 'land' ? translate({message: 'Cells (approx.)'}) : translate({message: 'Cells'}),
              translate({message: 'Size'}),
            ]}
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
