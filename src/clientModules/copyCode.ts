/** Copies a block of code when its button is pressed, and says for a moment what became of it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyAndSay, copyText} from '@h3-docs/ui/copyText';

const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('.code-block > button:not([data-run])') : null;

if (ExecutionEnvironment.canUseDOM) {
  // A page has hundreds of these buttons. Only one that the reader has come to announces its text to screen readers.
  document.addEventListener('focusin', ({target}) => {
    buttonAt(target)?.firstElementChild?.setAttribute('aria-live', 'polite');
  });
  document.addEventListener('click', ({target}) => {
    const button = buttonAt(target);
    if (!button) return;
    void copyAndSay(
      () => button.parentElement?.querySelector('code')?.textContent ?? '',
      (status) => button.firstElementChild?.replaceChildren(copyText(status)),
    );
  });
}
