/** Copies a block of code when its button is pressed, and says for a moment what became of it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {COPIED_FOR_MS, copyText, type CopyStatus} from '@site/src/ui/copyText';

async function copyCodeOf(button: HTMLButtonElement): Promise<void> {
  const say = (status: CopyStatus) => button.firstElementChild?.replaceChildren(copyText(status));
  try {
    await navigator.clipboard.writeText(button.parentElement?.querySelector('code')?.textContent ?? '');
    say('copied');
  } catch {
    // No permission, or no secure context: say so; the text can still be selected by hand.
    say('failed');
  }
  setTimeout(() => say(null), COPIED_FOR_MS);
}

if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('.code-block > button') : null;
    if (button) void copyCodeOf(button);
  });
