import type {Request} from './types';

/** What the fields of the form hold. */
interface FormState {
  code: string;
  language: Request['language'];
  asked: Request | undefined;
}

/** What the converter shows again when a reader comes back to its page. It never leaves the memory of the page. */
export const formState: FormState = {code: '', language: 'detect', asked: undefined};
