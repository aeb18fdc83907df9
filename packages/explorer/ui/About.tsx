import Translate from '@docusaurus/Translate';
import Check from './Check';
import Details from './Details';
import Picture, {type PictureColors} from './Picture';
import styles from './styles.module.css';

interface AboutProps {
  readonly indexes: readonly string[];
  readonly colors: PictureColors;
  readonly onSelect: (indexes: readonly string[]) => void;
}

/** All that is known about the selection, what is unusual about it, and a picture of it. */
export default function About({indexes, colors, onSelect}: AboutProps) {
  return (
    <>
      <Details indexes={indexes} onSelect={(index) => onSelect([index])} />
      {indexes.length > 1 && (
        <>
          <p className={styles.heading}>
            <Translate>Check the set</Translate>
          </p>
          <Check indexes={indexes} onSelect={onSelect} />
        </>
      )}
      <Picture indexes={indexes} {...colors} />
    </>
  );
}
