import {useState, type SubmitEvent} from 'react';
import {useFieldLimit} from '../../ui/useFieldLimit';
import {readInput} from '../input/read';
import styles from './styles.module.css';

interface PlacesProps {
  readonly onGo: (lat: number, lng: number) => void;
}

const refusals: Readonly<Record<number, string>> = {
  1: 'The browser blocks location access for this site.',
  2: 'The device could not find its position.',
  3: 'The device took too long to find its position.',
};

/** Goes to coordinates, or to where the reader is: asked for only when the button is pressed. */
export default function Places({onGo}: PlacesProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most: 200, unit: 'characters'});

  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const {shapes, problems} = readInput(text);
    const geometry = shapes[0]?.geometry;
    if (geometry?.type === 'Point') {
      const [lng = 0, lat = 0] = geometry.coordinates;
      setSaid('');
      onGo(lat, lng);
    } else {
      setSaid(problems[0]?.reason ?? 'Enter latitude and longitude, such as 37.77, -122.42');
    }
  };
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setSaid('This browser can’t determine a position.');
      return;
    }
    setSaid('Asking the browser…');
    const refuse = (code: number) => setSaid(refusals[code] ?? 'The position could not be found.');
    try {
      navigator.geolocation.getCurrentPosition(
        ({coords}) => {
          setSaid('');
          onGo(coords.latitude, coords.longitude);
        },
        ({code}) => refuse(code),
        {timeout: 15_000, maximumAge: 60_000},
      );
    } catch {
      // Extensions that guard privacy may throw here.
      refuse(1);
    }
  };

  return (
    <form className={styles.places} onSubmit={go}>
      <input
        ref={ref}
        type="text"
        aria-label="Go to latitude, longitude"
        placeholder="Go to lat, lng"
        value={text}
        onChange={({target}) => setText(target.value)}
      />
      <button type="submit" className={styles.button}>
        Go
      </button>
      <button type="button" className={styles.button} onClick={locate}>
        Where am I
      </button>
      <p role="status" className={styles.said}>
        {refusal ?? said}
      </p>
    </form>
  );
}
