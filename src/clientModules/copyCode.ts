/** Copies a block of code when its button is pressed, and says for a moment what became of it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyAndSay, copyText} from '@site/src/ui/copyText';

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.code-block > button') : null;
    if (!button) return;
    void copyAndSay(
      () => button.parentElement?.querySelector('code')?.textContent ?? '',
      (status) => button.firstElementChild?.replaceChildren(copyText(status)),
    );
  });
