import {h3jsr} from './r';
import {rust} from './rust';

/** How programs are written in stacks that are neither a language of the site nor a database, by their folders. */
export const idioms = {
  'rust-h3o': rust,
  'r-h3jsr': h3jsr,
};
