/** The part of the bundler's loader interface that this loader uses. */
interface LoaderContext {
  readonly resourcePath: string;
  getOptions: () => {readonly sourcesOf: (text: string) => readonly string[]};
  addDependency: (file: string) => void;
}

/**
 * Tells the bundler which files besides its own text a page is made from, so that saving one of them compiles the page
 * again. Leaves the text as it is.
 */
export default function sourcesLoader(this: LoaderContext, text: string): string {
  for (const file of this.getOptions().sourcesOf(text)) this.addDependency(file);
  return text;
}
