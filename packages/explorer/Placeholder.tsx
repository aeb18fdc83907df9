import styles from './section.module.css';

/** The room of the explorer while it loads. */
export default function Placeholder() {
  return <div className={styles.space} aria-hidden="true" />;
}
