import styles from './styles.module.css';

/**
 * The red box of `LoadFailure` above the page's text, without React: for the failure that keeps React from starting.
 * A second failure replaces the text of the first.
 */
export function showLoadFailure(error: Error, retry: () => void): void {
  const box = document.querySelector(`.${styles.failure}`) ?? document.createElement('div');
  box.className = styles.failure ?? '';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.retry ?? '';
  button.textContent = 'Retry';
  button.addEventListener('click', retry);
  box.replaceChildren(text, button);
  (document.querySelector('main') ?? document.body).prepend(box);
}
