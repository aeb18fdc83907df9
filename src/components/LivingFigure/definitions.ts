import type {LivingFigure as LivingDefinition} from '@h3-docs/figures';

/**
 * Fetches the code of a living figure. This is a file of its own because it names the files of all of them, which a page
 * does not need before one of its figures is used.
 *
 * @param name - the name of the figure, as `<Figure>` has it
 */
export async function definitionOf(name: string): Promise<LivingDefinition<object>> {
  const figure = (await import(
    /* webpackChunkName: "figure-[request]", webpackInclude: /\.live\.ts$/ */ `../../../packages/figures/${name}.live.ts`
  )) as {readonly default: LivingDefinition<object>};
  return figure.default;
}
