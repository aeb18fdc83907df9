import {translate} from '@docusaurus/Translate';
import styles from './notice.module.css';

function button(label: string, action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = styles.button ?? '';
  element.textContent = label;
  element.addEventListener('click', action);
  return element;
}

/**
 * Says that a new deployment has replaced the offline copy. What is on the page stays as it is until the reader loads it
 * again.
 */
export function showNotice(): void {
  document.querySelector(`.${styles.notice}`)?.remove();
  const notice = document.createElement('div');
  notice.className = styles.notice ?? '';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  notice.append(
    text,
    button(translate({message: 'Reload'}), () => window.location.reload()),
    button(translate({message: 'Later'}), () => notice.remove()),
  );
  document.body.append(notice);
  // Screen readers announce what changes in a region that is there already.
  text.textContent = translate({
    message: 'Your offline copy is now the newest edition of these docs. This page is still the older one.',
  });
}
