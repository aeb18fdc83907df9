import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {SYSTEM_NUMBER} from '../data/columnTypes';
import styles from './styles.module.css';

interface SystemFieldProps {
  /** A number of EPSG; undefined: degrees. */
  readonly system: string | undefined;
  readonly onSystem: (system: string | undefined) => void;
}

/** Asks for the coordinate system of columns with coordinates. It is taken when the reader leaves the field. */
export default function SystemField({system, onSystem}: SystemFieldProps) {
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
    </label>
  );
}
