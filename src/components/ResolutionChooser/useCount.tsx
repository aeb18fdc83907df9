import {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {cellsForArea, chooseByCount} from '@h3-docs/grid/resolutions/choose';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import {useFetched} from '@h3-docs/ui/useFetched';
import {Select} from '@h3-docs/ui/controls/Select';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {TextField} from './TextField';
import {cellShare, fetchCountries} from './regions';
import {nearby, type Way} from './way';
import {formatLocale} from '@h3-docs/base/number';

const FIRST_COUNTRY = 'France';

/**
 * By the number of cells in a country.
 *
 * @param active - whether the way is in use; only then are the countries fetched
 */
export function useCount(active: boolean): Way {
  const {resolutions} = useStatistics();
  const {content: countries, error, retry} = useFetched('countries', fetchCountries, undefined, active);
  const [place, setPlace] = useState(FIRST_COUNTRY);
  const [text, setText] = useState('100,000');
  const region = countries?.find(([name]) => name === place)?.[1];
  const amount = readAmount(text, translate({message: 'the number of cells'}), 1e15);
  const share = useMemo(() => (region ? cellShare(region, resolutions) : 1), [region, resolutions]);

  const names = countries?.map(([name]) => name) ?? [FIRST_COUNTRY];
  const fields = (
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
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {!countries && error === undefined && <LoadingIndicator />}
    </>
  );

  const answer: Way['answer'] = () => {
    const [coarsest] = resolutions;
    if (!region || !coarsest || 'problem' in amount) return undefined;
    const {km2} = region;
    const countOf = (each: typeof coarsest) => formatLocale(cellsForArea(each, km2, share));
    const chosen = chooseByCount(resolutions, km2, amount.value, share);
    if (!chosen)
      return {
        headline: translate({message: 'Every resolution has more cells there'}),
        words: [
          [
            translate(
              {message: 'Resolution 0, the coarsest, has about {count} cells in this area.'},
              {count: countOf(coarsest)},
            ),
          ],
        ],
      };
    const {resolution} = chosen;
    return {
      headline: translate({message: 'Resolution {resolution}'}, {resolution}),
      words: [
        [
          translate(
            {message: 'An area of {area} has about {count} cells.'},
            {area: formatQuantity(km2, 'area'), count: countOf(chosen)},
          ),
        ],
        [
          translate(
            {message: 'In this region, a cell has {share}% of the average area.'},
            {share: Math.round(share * 100)},
          ),
          translate({message: 'To count the cells of your own polygon, paste it into the explorer.'}),
        ],
      ],
      around: {
        titles: [
          translate({message: 'Res'}),
          translate({message: 'Cells (approx.)'}),
          translate({message: 'Area of a cell there'}),
        ],
        rows: nearby(resolutions, resolution).map((each) => [
          String(each.resolution),
          countOf(each),
          formatQuantity(share * each.measures.area.cells.mean, 'area'),
        ]),
      },
      chosen: {resolution},
    };
  };

  return {fields, answer};
}
