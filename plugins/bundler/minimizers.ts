import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

const runtime = /runtime~main/;
/** These files were minified when they were bundled. */
const done = /sandbox-|maplibre-gl-worker|map-engine/;

/**
 * By default the commonest letters of a file become its first short names. The runtime names all other files, by hashes
 * that at that moment depend on where the site's folder is, so that builds in two folders differed: there, names go by
 * the alphabet.
 */
const alphabetical = {toplevel: true, disableCharFreq: true};

/**
 * The bundler's own minimizer for scripts, which is faster than the theme's workers, and the given minimizers for other
 * files. Two builds in different folders are equal.
 */
export function minimizers(others: Minimizers): Minimizers {
  const options = {ecma: 2020, module: true, compress: {ecma: 2020, passes: 2}, format: {comments: false}} as const;
  const scripts = [
    new rspack.SwcJsMinimizerRspackPlugin({exclude: [runtime, done], minimizerOptions: {...options, mangle: true}}),
    new rspack.SwcJsMinimizerRspackPlugin({include: runtime, minimizerOptions: {...options, mangle: alphabetical}}),
  ];
  // Docusaurus types every bundler as webpack; this one is Rspack.
  return [...(scripts as unknown as Minimizers), ...others];
}
