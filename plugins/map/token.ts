/**
 * The Mapbox access token that the site is built with, or undefined. Only a public one may be built into a page.
 *
 * @throws Error for anything else, without repeating it: build logs are read by many
 */
export function readToken(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const token = env.MAPBOX_ACCESS_TOKEN?.trim() ?? '';
  if (token === '') return undefined;
  if (/^pk\.[\w-]+\.[\w-]+$/.test(token)) return token;
  throw new Error(
    'MAPBOX_ACCESS_TOKEN is set, but not to a public access token of Mapbox: those begin with “pk.” and have two more ' +
      'parts. Set it to one, or unset it to build the site with its embedded map.',
  );
}
