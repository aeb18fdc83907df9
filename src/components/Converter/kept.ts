import type {Request} from './types';

/** What the fields held when the reader left the page. */
interface Kept {
  code: string;
  language: Request['language'];
  asked: Request | undefined;
}

/** What the converter shows again when a reader comes back to its page. It never leaves the memory of the page. */
export const kept: Kept = {code: '', language: 'detect', asked: undefined};
