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
    'MAPBOX_ACCESS_TOKEN is not a public access token of Mapbox. A public token begins with “pk.” and has two more ' +
      'parts. Set the variable to such a token, or unset it to build the site with its built-in map.',
  );
}
