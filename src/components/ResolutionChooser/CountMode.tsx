import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {cellsForArea, chooseByCount} from '@h3-docs/grid/resolutions/choose';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import {Select} from '@h3-docs/ui/controls/Select';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {Answer, Around, nearby} from './Answer';
import {TextField} from './TextField';
import {cellShare, fetchCountries, type Country} from './regions';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';
import {formatLocale} from '@h3-docs/base/number';

const FIRST_COUNTRY = 'France';

/** By the number of cells in a country. */
export default function CountMode(props: ModeProps): ReactNode {
  const {resolutions} = useStatistics();
  const {active} = props;
  const [countries, setCountries] = useState<readonly Country[]>();
  const [error, setError] = useState<unknown>();
  const [place, setPlace] = useState(FIRST_COUNTRY);
  const [text, setText] = useState('100,000');

  useEffect(() => {
    if (active && !countries && error === undefined) fetchCountries().then(setCountries, setError);
  }, [active, countries, error]);

  const region = countries?.find(([name]) => name === place)?.[1];
  const amount = readAmount(text, translate({message: 'the number of cells'}), 1e15);
  const share = useMemo(() => (region ? cellShare(region, resolutions) : 1), [region, resolutions]);
  const chosen = region && 'value' in amount ? chooseByCount(resolutions, region.km2, amount.value, share) : undefined;
  useChosen(props, chosen?.resolution);

  const [coarsest] = resolutions;
  const names = countries?.map(([name]) => name) ?? [FIRST_COUNTRY];
  return (
    <>
      <Select
        label={translate({message: 'Area to cover'})}
        value={place}
        options={names.map((name) => [name, name])}
        onValue={setPlace}
      />
      <TextField
        label={translate({message: 'Maximum number of cells'})}
        text={text}
        onText={setText}
        problem={'problem' in amount ? amount.problem : undefined}
      />
      {error !== undefined && <LoadFailure error={error} onRetry={() => setError(undefined)} />}
      {!countries && error === undefined && <LoadingIndicator />}
      {region && coarsest && 'value' in amount && !chosen && (
        <Answer headline={translate({message: 'Every resolution has more cells there'})}>
          <p>
            {translate(
              {message: 'Resolution 0, the coarsest, has about {count} cells in this area.'},
              {count: cellsForArea(coarsest, region.km2, share)},
            )}
          </p>
        </Answer>
      )}
      {region && chosen && (
        <>
          <Answer headline={translate({message: 'Resolution {resolution}'}, {resolution: chosen.resolution})}>
            <p>
              {translate(
                {message: 'An area of {area} has about {count} cells.'},
                {
                  area: formatQuantity(region.km2, 'area'),
                  count: formatLocale(cellsForArea(chosen, region.km2, share)),
                },
              )}
            </p>
            <p>
              <span>
                {translate(
                  {message: 'In this region, a cell has {share}% of the average area.'},
                  {share: Math.round(share * 100)},
                )}
              </span>{' '}
              <Translate>To count the cells of your own polygon, paste it into the explorer.</Translate>
            </p>
          </Answer>
          <Around
            titles={[
              translate({message: 'Res'}),
              translate({message: 'Cells (approx.)'}),
              translate({message: 'Area of a cell there'}),
            ]}
            chosen={chosen.resolution}
            rows={nearby(resolutions, chosen.resolution).map((each) => [
              String(each.resolution),
              formatLocale(cellsForArea(each, region.km2, share)),
              formatQuantity(share * each.measures.area.cells.mean, 'area'),
            ])}
          />
        </>
      )}
    </>
  );
}
