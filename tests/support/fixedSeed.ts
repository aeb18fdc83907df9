/**
 * Gives random searches the same cases in each run, so that only a change makes a test fail. The long searches of
 * `npm run test:all` look at other cases each time.
 */
import fc from 'fast-check';

if (process.env.H3_DOCS_LONG === undefined) fc.configureGlobal({seed: 58});
