import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {disksFor, FARTHEST_KM, finestWithin} from '@h3-docs/grid/resolutions/disk';
import {choiceLabel, formatQuantity, unitFor} from '@h3-docs/grid/resolutions/units';
import {versionNamed, versions} from '@h3-docs/base/versions';
import {Select} from '@h3-docs/ui/controls/Select';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {Answer, Around, nearby} from './Answer';
import {TextField} from './TextField';
import styles from './styles.module.css';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';
import {formatLocale, plural} from '@h3-docs/base/number';

const units = ['km', 'm', 'mi', 'ft'] as const;
const limits = ['40', '100', '400', '1000'] as const;

/** By the radius of a search around a point, wherever it is. */
export default function RadiusMode(props: ModeProps): ReactNode {
  const {functions} = versions[versionNamed(useDocsVersion().version)];
  const {resolutions} = useStatistics();
  const [text, setText] = useState('500');
  const [unit, setUnit] = useState<(typeof units)[number]>('m');
  const [limit, setLimit] = useState<(typeof limits)[number]>('100');
  const {factor} = unitFor(unit, 'length', 1);
  const amount = readAmount(text, translate({message: 'the radius'}), FARTHEST_KM / factor);
  const radiusKm = 'value' in amount ? amount.value * factor : undefined;
  const disks = radiusKm === undefined ? [] : disksFor(resolutions, radiusKm);
  const found = finestWithin(disks, Number(limit));
  useChosen(props, found?.resolution, found?.k, radiusKm);
  const count = (value: number) => formatLocale(value);

  const call = found && `${functions.disk}(${functions.cell}(lat, lng, ${found.resolution}), ${found.k})`;

  return (
    <>
      <TextField
        label={translate({message: 'Radius'})}
        text={text}
        onText={setText}
        problem={'problem' in amount ? amount.problem : undefined}
      >
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
        options={limits.map((each) => [each, translate({message: '{count} cells'}, {count: count(Number(each))})])}
        onValue={setLimit}
      />
      {radiusKm !== undefined && !found && (
        <Answer headline={translate({message: 'Every grid disk has more cells'})}>
          <p>
            <Translate>
              Even at resolution 0, the disk has more cells than you allow. Allow more cells, or filter by distance
              alone.
            </Translate>
          </p>
        </Answer>
      )}
      {radiusKm !== undefined && found && (
        <>
          <Answer
            headline={translate(
              {message: 'Resolution {resolution}, k = {k}'},
              {resolution: found.resolution, k: found.k},
            )}
          >
            <p>
              <span>
                {plural(
                  found.k,
                  translate(
                    {
                      message:
                        'Everywhere on Earth, the grid disk of {k} step around a point’s cell contains everything within {radius} of the point.|Everywhere on Earth, the grid disk of {k} steps around a point’s cell contains everything within {radius} of the point.',
                    },
                    {radius: formatQuantity(radiusKm, 'length'), k: found.k},
                  ),
                )}
              </span>{' '}
              <span>
                {translate(
                  {
                    message:
                      'The disk has up to {count} cells and about {overhead} times the area of the circle. Filter the results by real distance.',
                  },
                  {
                    count: count(found.cells),
                    overhead: formatLocale(found.overhead, {maximumSignificantDigits: 2}),
                  },
                )}
              </span>
            </p>
            <pre className={styles.code}>
              <code>{call}</code>
            </pre>
          </Answer>
          <Around
            titles={[
              translate({message: 'Res'}),
              'k',
              translate({message: 'Cells'}),
              translate({message: 'Disk ÷ circle'}),
            ]}
            chosen={found.resolution}
            rows={nearby(disks, found.resolution).map(({resolution, k, cells, overhead}) => [
              String(resolution),
              count(k),
              count(cells),
              formatLocale(overhead, {maximumSignificantDigits: 2}),
            ])}
          />
        </>
      )}
    </>
  );
}
