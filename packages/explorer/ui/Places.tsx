import Translate, {translate} from '@docusaurus/Translate';
import {useState, type SubmitEvent} from 'react';
import {useFieldLimit} from '@h3-docs/ui/useFieldLimit';
import {useBench} from '../bench';
import {loadReader} from '../loadReader';
import styles from './styles.module.css';

/** Goes to an index, coordinates, or a city. */
export default function Places() {
  const {picking} = useBench();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const {ref, refusal} = useFieldLimit<HTMLInputElement>({most: 200, unit: 'characters'});

  const go = async () => {
    const {readInput, findSpot, fetchPlaces} = await import('./findPlace');
    // UTM needs the projections.
    await loadReader(text);
    const {cells, edges, vertexes} = readInput(text);
    const indexes = [...cells, ...edges, ...vertexes];
    if (indexes.length > 0) {
      setSaid('');
      picking.goToIndexes(indexes);
      return;
    }
    // Only a name needs the list of places.
    const spot = findSpot(text, /\d/.test(text) ? [] : await fetchPlaces().catch(() => []));
    if ('problem' in spot) {
      setSaid(spot.problem);
      return;
    }
    setSaid(spot.note ?? '');
    picking.goTo(spot.lat, spot.lng);
  };

  return (
    <form
      className={styles.places}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        go().catch(() => setSaid(translate({message: 'The code that finds places could not be loaded. Try again.'})));
      }}
    >
      <input
        ref={ref}
        className={styles.field}
        type="text"
        aria-label={translate({message: 'Go to an index, coordinates, or a city'})}
        placeholder={translate({message: 'Index or city'})}
        value={text}
        onChange={({target}) => {
          setText(target.value);
          setSaid('');
        }}
      />
      <button type="submit" className={styles.button}>
        <Translate>Go</Translate>
      </button>
      <p role="status" className={styles.said}>
        {refusal ?? said}
      </p>
    </form>
  );
}
