import {translate} from '@docusaurus/Translate';
import {useCallback, useState, type RefCallback, type RefObject} from 'react';
import {formatLocale} from '@h3-docs/base/number';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** How much a field takes: bytes of UTF-8, or characters as JavaScript counts them. */
export interface Limit {
  readonly most: number;
  readonly unit: 'bytes' | 'characters';
}

function measure(text: string, {most, unit}: Limit): number {
  // A text has at least as many bytes as characters, so a text that is far too long isn't encoded to count its bytes.
  return unit === 'bytes' && text.length <= most ? new TextEncoder().encode(text).length : text.length;
}

/** Whether a text is longer than a limit. */
export function isOver(limit: Limit, text: string): boolean {
  // No character has more than three bytes of UTF-8.
  return text.length * 3 > limit.most && measure(text, limit) > limit.most;
}

/** Whether a field would exceed its limit if a text replaced its selection. */
export function exceeds(
  limit: Limit,
  {value, selectionStart, selectionEnd}: Pick<Field, 'value' | 'selectionStart' | 'selectionEnd'>,
  text: string,
): boolean {
  const start = selectionStart ?? value.length;
  const after = value.slice(0, start) + text + value.slice(selectionEnd ?? start);
  return isOver(limit, after);
}

/** Why a text was refused, in words. */
export function refusalOf({most, unit}: Limit): string {
  const count = formatLocale(most);
  const size =
    unit === 'bytes'
      ? translate({message: '{count} bytes'}, {count})
      : translate({message: '{count} characters'}, {count});
  return translate(
    {message: 'That is too much text: this field takes at most {size}. Its content is unchanged.'},
    {size: unit === 'bytes' && most === 1e6 ? '1 MB' : size},
  );
}

/**
 * Keeps a field from being given more than it takes. Text that is too long is refused before it gets there, pasted,
 * dropped or typed, and the field keeps what it held. (With `maxlength` the browser would cut the text without a word.)
 *
 * @param field - another ref that the field has
 * @returns the field's ref, and why the last text was refused, if it was
 */
export function useFieldLimit<Element extends Field>(
  {most, unit}: Limit,
  field?: RefObject<Element | null>,
): {readonly ref: RefCallback<Element>; readonly refusal: string | undefined} {
  const [refusal, setRefusal] = useState<string>();
  const ref = useCallback(
    (element: Element | null) => {
      if (field) field.current = element;
      if (!element) return undefined;
      const check = (event: Event) => {
        if (!(event instanceof InputEvent)) return;
        const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
        const refused = text !== '' && exceeds({most, unit}, element, text);
        if (refused) event.preventDefault();
        setRefusal(refused ? refusalOf({most, unit}) : undefined);
      };
      const forget = () => setRefusal(undefined);
      element.addEventListener('beforeinput', check);
      element.addEventListener('focus', forget);
      return () => {
        element.removeEventListener('beforeinput', check);
        element.removeEventListener('focus', forget);
        if (field) field.current = null;
      };
    },
    [most, unit, field],
  );
  return {ref, refusal};
}
