import type {LoaderContext} from 'webpack';

interface SourcesOptions {
  readonly sourcesOf: (text: string) => readonly string[];
}

/**
 * Tells the bundler which files besides its own text a page is made from, so that saving one of them compiles the page
 * again. Leaves the text as it is.
 */
export default function sourcesLoader(this: LoaderContext<SourcesOptions>, text: string): string {
  for (const file of this.getOptions().sourcesOf(text)) this.addDependency(file);
  return text;
}
