import {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {disksFor, FARTHEST_KM, finestWithin} from '@h3-docs/grid/resolutions/disk';
import {columnLabels} from '@h3-docs/grid/resolutions/table';
import {choiceLabel, formatQuantity, unitFor} from '@h3-docs/grid/resolutions/units';
import {versionNamed, versions} from '@h3-docs/base/versions';
import {Select} from '@h3-docs/ui/controls/Select';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {TextField} from './TextField';
import {nearby, type Way} from './way';
import {formatLocale, plural} from '@h3-docs/base/number';

const units = ['km', 'm', 'mi', 'ft'] as const;
const limits = ['40', '100', '400', '1000'] as const;

/** By the radius of a search around a point, wherever it is. */
export function useRadius(): Way {
  const {functions} = versions[versionNamed(useDocsVersion().version)];
  const {resolutions} = useStatistics();
  const [text, setText] = useState('500');
  const [unit, setUnit] = useState<(typeof units)[number]>('m');
  const [limit, setLimit] = useState<(typeof limits)[number]>('100');
  const {factor} = unitFor(unit, 'length', 1);
  const amount = readAmount(text, translate({message: 'the radius'}), FARTHEST_KM / factor);
  const problem = 'problem' in amount ? amount.problem : undefined;

  const fields = (
    <>
      <TextField label={translate({message: 'Radius'})} text={text} onText={setText} problem={problem}>
        <Select
          label={translate({message: 'Unit'})}
          labeled="unseen"
          value={unit}
          options={units.map((each) => [each, choiceLabel(each, 'length')])}
          onValue={setUnit}
        />
      </TextField>
      <Select
        label={translate({message: 'Maximum number of cells'})}
        value={limit}
        options={limits.map((each) => [
          each,
          translate({message: '{count} cells'}, {count: formatLocale(Number(each))}),
        ])}
        onValue={setLimit}
      />
    </>
  );

  const answer: Way['answer'] = () => {
    if ('problem' in amount) return undefined;
    const radiusKm = amount.value * factor;
    const disks = disksFor(resolutions, radiusKm);
    const found = finestWithin(disks, Number(limit));
    if (!found)
      return {
        headline: translate({message: 'Every grid disk has more cells'}),
        words: [
          [
            translate({
              message:
                'Even at resolution 0, the disk has more cells than you allow. Allow more cells, or filter by distance alone.',
            }),
          ],
        ],
      };
    const {resolution, k, cells, overhead} = found;
    const ratio = (value: number) => formatLocale(value, {maximumSignificantDigits: 2});
    return {
      headline: translate({message: 'Resolution {resolution}, k = {k}'}, {resolution, k}),
      words: [
        [
          plural(
            k,
            translate(
              {
                message:
                  'Everywhere on Earth, the grid disk of {k} step around a point’s cell contains everything within {radius} of the point.|Everywhere on Earth, the grid disk of {k} steps around a point’s cell contains everything within {radius} of the point.',
              },
              {radius: formatQuantity(radiusKm, 'length'), k},
            ),
          ),
          translate(
            {
              message:
                'The disk has up to {count} cells and about {overhead} times the area of the circle. Filter the results by real distance.',
            },
            {count: formatLocale(cells), overhead: ratio(overhead)},
          ),
        ],
      ],
      call: `${functions.disk}(${functions.cell}(lat, lng, ${resolution}), ${k})`,
      around: {
        titles: [columnLabels.resolution, 'k', columnLabels.count, translate({message: 'Disk ÷ circle'})],
        rows: nearby(disks, resolution).map((each) => [
          String(each.resolution),
          formatLocale(each.k),
          formatLocale(each.cells),
          ratio(each.overhead),
        ]),
      },
      resolution,
    };
  };

  return {fields, answer};
}
