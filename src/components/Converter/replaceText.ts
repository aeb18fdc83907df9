/**
 * Replaces the text of a field so that the browser's undo brings it back.
 *
 * @returns whether the browser did it, and told the field
 */
export function replaceText(field: HTMLTextAreaElement, text: string): boolean {
  field.focus();
  field.select();
  // No other way to set a text keeps the history of the field.
  // oxlint-disable-next-line typescript/no-deprecated
  return document.execCommand('insertText', false, text);
}
