import type {RaisedError} from '@h3-docs/catalogue';

/** An invalid origin that H3 detects late. */
export const lateFailure: RaisedError = {
  code: 'E_FAILED',
  when: 'The cell is invalid. H3 did not detect this at first, but a later step of the computation failed.',
};
