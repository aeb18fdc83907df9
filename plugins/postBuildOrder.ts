import type {PluginConfig, PluginModule, PluginOptions} from '@docusaurus/types';

function hasOptions(entry: PluginConfig): entry is [PluginModule, PluginOptions] {
  return Array.isArray(entry) && typeof entry[0] === 'function';
}

/**
 * Docusaurus lets all plugins write their files at the same time after the build. This adds one that may wait until the others
 * have written theirs.
 *
 * @param others - plugins of this site
 * @param last - makes the last plugin. The function that it gets returns a promise for what the others write; call it at the
 *   beginning of `postBuild`.
 */
export function orderPostBuilds(
  others: readonly PluginConfig[],
  last: (written: () => Promise<unknown>) => PluginModule,
): PluginConfig[] {
  const writing: Promise<void>[] = [];

  function watched(module: PluginModule): PluginModule {
    const start: PluginModule = async (context, options: unknown) => {
      const plugin = await module(context, options);
      const postBuild = plugin?.postBuild?.bind(plugin);
      if (!plugin || !postBuild) return plugin;
      return {
        ...plugin,
        postBuild: (build) => {
          const work = Promise.resolve(postBuild(build));
          writing.push(work);
          return work;
        },
      };
    };
    // Docusaurus finds `validateOptions` on the function.
    return Object.assign(start, module);
  }

  const entries = others.map((entry): PluginConfig => {
    if (typeof entry === 'function') return watched(entry);
    return hasOptions(entry) ? [watched(entry[0]), entry[1]] : entry;
  });
  return [...entries, last(() => Promise.all(writing))];
}
