import path from 'node:path';
import type {LoaderContext} from 'webpack';

type Json = Record<string, unknown>;

function without(data: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}

/** How the build works, and the colors of a highlighter that runs in the build. */
function leanConfig(source: string): string {
  const literal = /export default (\{[\s\S]*\});?\s*$/.exec(source)?.[1];
  if (literal === undefined)
    throw new Error('The generated docusaurus.config.mjs no longer exports an object literal.');
  const config = JSON.parse(literal) as {themeConfig: Json};
  const client = without(config, ['presets', 'plugins', 'themes', 'markdown', 'clientModules', 'headTags']);
  return `export default ${JSON.stringify({...client, themeConfig: without(config.themeConfig, ['prism'])})}`;
}

/** Which version each plugin has. */
function leanMetadata(source: string): string {
  return JSON.stringify({...(JSON.parse(source) as Json), pluginVersions: {}});
}

/** The files' names beside the imports: what renders on the server lists by them the modules that a page used. */
function leanRegistry(source: string): string {
  return source.replace(/, "[^"]+", require\.resolveWeak/g, ', "", require.resolveWeak');
}

/** Titles and descriptions of all pages of a version serve category cards, which this site has none of. */
function leanVersion(source: string): string {
  const props = JSON.parse(source) as {version?: {docs: Json}};
  if (props.version) props.version.docs = {};
  return JSON.stringify(props, (name, value: unknown) => (name === 'unlisted' && value === false ? undefined : value));
}

/** Removes the file's place on the builder's disk. The engine needs it only to find its worker, which `src/map` names. */
function withoutPlace(source: string): string {
  if (!source.includes('import.meta.url')) throw new Error('maplibre-gl no longer asks for its own address.');
  return source.replaceAll('import.meta.url', 'self.location.href');
}

/** What is taken out of which file. */
const lean: Readonly<Record<string, (source: string) => string>> = {
  'docusaurus.config.mjs': leanConfig,
  'site-metadata.json': leanMetadata,
  'registry.js': leanRegistry,
  'maplibre-gl.mjs': withoutPlace,
};

/**
 * A loader that takes out of the data that Docusaurus generates for all pages, and out of the map's library, what no
 * page of this site reads in a browser. A file of another name is what the docs plugin gives the pages of a version.
 */
export default function leanData(this: LoaderContext<object>, source: string): string {
  return (lean[path.basename(this.resourcePath)] ?? leanVersion)(source);
}
