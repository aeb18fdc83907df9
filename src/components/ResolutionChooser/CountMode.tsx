import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import {useJob, MAX_TEXT_BYTES, useReading} from '@h3-docs/explorer';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {cellsForArea, chooseByCount} from '@h3-docs/grid/resolutions/choose';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import {Select} from '@h3-docs/ui/controls/Select';
import {useStatistics} from '../ResolutionStatistics/useStatistics';
import {Answer, Around, nearby} from './Answer';
import {TextField} from './TextField';
import {cellShare, fetchCountries, regionOf, type Country} from './regions';
import styles from './styles.module.css';
import type {ModeProps} from './types';
import {useChosen} from './useChosen';
import {formatLocale} from '@h3-docs/base/number';

/** Up to here the cells are counted exactly, which takes a second or two. */
const MOST_COUNTED = 150_000;
const PASTED = 'pasted';
const samplePolygon = 'POLYGON((13.1 52.4, 13.7 52.4, 13.7 52.7, 13.1 52.7, 13.1 52.4))';
const FIRST_COUNTRY = 'France';

/** By the number of cells in a country or a polygon. */
export default function CountMode(props: ModeProps): ReactNode {
  const id = useId();
  const {resolutions} = useStatistics();
  const {active} = props;
  const [countries, setCountries] = useState<readonly Country[] | {readonly error: unknown}>();
  const [attempt, setAttempt] = useState(0);
  const [place, setPlace] = useState(FIRST_COUNTRY);
  const [pasted, setPasted] = useState('');
  const [text, setText] = useState('100,000');
  /** What was counted for a key, in words; `broken` says why nothing could be. */
  const [counted, setCounted] = useState<{readonly key: string; readonly said: string; readonly broken?: string}>();
  const [counting, setCounting] = useState(0);
  const {run, progress, cancel} = useJob();
  const box = useFieldLimit<HTMLTextAreaElement>({most: MAX_TEXT_BYTES, unit: 'bytes'});

  useEffect(() => {
    if (!active) return undefined;
    let current = true;
    fetchCountries().then(
      (loaded) => current && setCountries(loaded),
      (error: unknown) => current && setCountries({error}),
    );
    return () => {
      current = false;
    };
  }, [active, attempt]);

  const reading = useReading(place === PASTED ? pasted : '');
  const region = useMemo(() => {
    if (place === PASTED) return regionOf(reading.result);
    return Array.isArray(countries)
      ? (countries as readonly Country[]).find(([name]) => name === place)?.[1]
      : undefined;
  }, [place, reading.result, countries]);
  const amount = readAmount(text, translate({message: 'the number of cells'}), 1e15);
  const km2 = region && 'km2' in region ? region.km2 : undefined;
  const share = useMemo(() => (region && 'km2' in region ? cellShare(region, resolutions) : 1), [region, resolutions]);
  const chosen =
    km2 !== undefined && 'value' in amount ? chooseByCount(resolutions, km2, amount.value, share) : undefined;
  useChosen(props, chosen?.resolution);

  const estimate = chosen && km2 !== undefined ? cellsForArea(chosen, km2, share) : undefined;
  const key = `${place}\n${pasted}\n${chosen?.resolution}`;
  useEffect(() => {
    if (!active || !region || !('geometry' in region) || !chosen || estimate === undefined || estimate > MOST_COUNTED) {
      return undefined;
    }
    const {resolution} = chosen;
    // A failed count is tried again; a finished count is kept.
    setCounted((before) => (before?.broken === undefined ? before : undefined));
    run(
      {type: 'cover', geometries: [region.geometry], resolution, containment: 'center'},
      (outcome) =>
        setCounted({
          key,
          said: outcome.ok
            ? translate(
                {message: 'Counted exactly, {count} cells have their center inside.'},
                {count: formatLocale(outcome.indexes.length)},
              )
            : `${outcome.reason}.`,
        }),
      (broken) => setCounted({key, said: translate({message: 'The cells could not be counted exactly.'}), broken}),
    );
    return cancel;
  }, [active, region, chosen, estimate, key, counting, run, cancel]);

  const names = Array.isArray(countries) ? (countries as readonly Country[]).map(([name]) => name) : [FIRST_COUNTRY];
  const problem = box.refusal ?? (region && 'problem' in region ? region.problem : undefined);
  return (
    <>
      <Select
        label={translate({message: 'Area to cover'})}
        value={place}
        options={[
          [PASTED, translate({message: 'a pasted polygon'})] as const,
          ...names.map((name) => [name, name] as const),
        ]}
        onValue={setPlace}
      />
      <TextField
        label={translate({message: 'Maximum number of cells'})}
        text={text}
        onText={setText}
        problem={'problem' in amount ? amount.problem : undefined}
      />
      {place === PASTED && (
        <div className={styles.paste}>
          <label htmlFor={`${id}paste`}>
            <Translate>GeoJSON or WKT</Translate>
          </label>
          <textarea
            id={`${id}paste`}
            ref={box.ref}
            className={styles.input}
            rows={4}
            spellCheck={false}
            value={pasted}
            placeholder={samplePolygon}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}problem`}
            onChange={({target}) => setPasted(target.value)}
          />
          {problem !== undefined && (
            <span id={`${id}problem`} role="alert" className={styles.problem}>
              {problem}
            </span>
          )}
        </div>
      )}
      {place !== PASTED && countries === undefined && <LoadingIndicator />}
      {place !== PASTED && countries !== undefined && 'error' in countries && (
        <LoadFailure error={countries.error} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {km2 !== undefined && 'value' in amount && !chosen && (
        <Answer headline={translate({message: 'Every resolution has more cells there'})}>
          <p>
            {translate(
              {message: 'Resolution 0, the coarsest, has about {count} cells in this area.'},
              {count: cellsForArea(resolutions[0] ?? never(), km2, share)},
            )}
          </p>
        </Answer>
      )}
      {km2 !== undefined && chosen && estimate !== undefined && (
        <>
          <Answer headline={translate({message: 'Resolution {resolution}'}, {resolution: chosen.resolution})}>
            <p>
              <span>
                {translate(
                  {message: 'An area of {area} has about {count} cells.'},
                  {area: formatQuantity(km2, 'area'), count: formatLocale(estimate)},
                )}
              </span>{' '}
              <span>
                {counted?.key === key
                  ? counted.said
                  : progress !== undefined
                    ? translate({message: 'Counting them exactly…'})
                    : translate({message: 'This page does not count so many exactly.'})}
              </span>
            </p>
            {counted?.key === key && counted.broken !== undefined && (
              <LoadFailure error={counted.broken} onRetry={() => setCounting(counting + 1)} />
            )}
            <p>
              {translate(
                {
                  message:
                    'In this region, a cell has {share}% of the average area. If a shape is much smaller than a cell, it may contain no cell center, and then it gets no cells.',
                },
                {share: Math.round(share * 100)},
              )}
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
              formatLocale(cellsForArea(each, km2, share)),
              formatQuantity(share * each.measures.area.cells.mean, 'area'),
            ])}
          />
        </>
      )}
    </>
  );
}

function never(): never {
  throw new Error('there are statistics of resolution 0');
}
