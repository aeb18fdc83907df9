import type {ComponentProps} from 'react';
import styles from './styles.module.css';

const kinds = {button: styles.button, link: styles.link, primary: styles.primary, index: styles.index};

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** How it looks; undefined: as a button. */
  readonly kind?: keyof typeof kinds;
}

/** A button of the explorer. */
export default function Button({kind = 'button', ...props}: ButtonProps) {
  return <button type="button" className={kinds[kind]} {...props} />;
}
