import {translate} from '@docusaurus/Translate';
import {isOver, refusalOf, type Limit} from '@h3-docs/ui/useFieldLimit';

/** The text of a file, or why it isn't read, in words. */
export type Opened = {readonly text: string} | {readonly refusal: string};

/** Reads a file as text in UTF-8. A file that is too long isn't read. */
export async function openFile(file: File, limit: Limit): Promise<Opened> {
  // No character of UTF-8 takes more than four bytes.
  if (file.size > limit.most * 4) return {refusal: refusalOf(limit)};
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(await file.arrayBuffer());
    if (text.includes('\0')) throw new Error('binary');
    return isOver(limit, text) ? {refusal: refusalOf(limit)} : {text};
  } catch {
    return {refusal: translate({message: 'This file is not text in UTF-8. Your code is unchanged.'})};
  }
}
