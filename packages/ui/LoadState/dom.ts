import {translate} from '@docusaurus/Translate';
import {addFailure, explain, retryAll} from './failures';
import styles from './styles.module.css';

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/**
 * The red box of `LoadFailure` above the page's text, without React: for code without which React cannot start, or
 * cannot show the next page. Returns how to take the box away.
 */
export function showLoadFailure(error: unknown, retry: () => void): () => void {
  const box = document.createElement('div');
  box.className = styles.failure ?? '';
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.retry ?? '';
  button.textContent = translate({message: 'Retry'});
  button.addEventListener('click', retryAll);
  box.append(
    ...[explain(error, translate({message: 'The page'})), String(error)].filter(Boolean).map(paragraph),
    button,
  );
  // A page of the docs puts what is in its `main` side by side.
  (document.querySelector('main > .container') ?? document.querySelector('main') ?? document.body).prepend(box);
  box.scrollIntoView({block: 'nearest'});
  const withdraw = addFailure({retry, isVisible: () => true}, true);
  return () => {
    withdraw();
    box.remove();
  };
}

/** Loads the page again, unless the reader is offline and would lose what is there. */
export function reloadWhenOnline(): void {
  if (navigator.onLine) window.location.reload();
}
