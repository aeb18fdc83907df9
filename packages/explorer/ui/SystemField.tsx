// cspell:ignore SWEREF
import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState} from 'react';
import {SYSTEM_NUMBER} from '../data/columnTypes';
import styles from './styles.module.css';

/** Systems that people's tables often have, with the names that they know them by. */
const common = [
  ['4326', 'WGS 84'],
  ['3857', 'Web Mercator'],
  ['25832', 'ETRS89 / UTM 32N'],
  ['25833', 'ETRS89 / UTM 33N'],
  ['31467', 'Gauss-Krüger 3'],
  ['2154', 'RGF93 / Lambert-93'],
  ['27700', 'British National Grid'],
  ['28992', 'Amersfoort / RD New'],
  ['2056', 'CH1903+ / LV95'],
  ['31370', 'Belgian Lambert 72'],
  ['3006', 'SWEREF99 TM'],
  ['26910', 'NAD83 / UTM 10N'],
] as const;

interface SystemFieldProps {
  /** A number of EPSG; undefined: degrees. */
  readonly system: string | undefined;
  readonly onSystem: (system: string | undefined) => void;
}

/** Asks for the coordinate system of columns with coordinates. It is taken when the reader leaves the field. */
export default function SystemField({system, onSystem}: SystemFieldProps) {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const number = typed?.replace(/^\s*EPSG:/i, '').trim();
  const isWrong = number !== undefined && number !== '' && !SYSTEM_NUMBER.test(number);
  const take = () => {
    if (number === undefined || isWrong) return;
    setTyped(undefined);
    const next = number === '' ? undefined : number;
    if (next !== system) onSystem(next);
  };
  return (
    <label className={styles.number}>
      <Translate>Coordinate system, EPSG</Translate>
      <input
        list={list}
        inputMode="numeric"
        size={8}
        placeholder="4326"
        value={typed ?? system ?? ''}
        aria-invalid={isWrong}
        title={translate({message: 'The EPSG number of the system, such as 25832. Empty: longitudes and latitudes'})}
        onChange={({target}) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({key}) => {
          if (key === 'Enter') take();
        }}
      />
      <datalist id={list}>
        {common.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </label>
  );
}
