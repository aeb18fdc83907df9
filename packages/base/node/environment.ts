import {site} from '../site';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of a build from environment variables. An empty variable counts as unset. */
export interface BuildSettings {
  /** The origin of the deployed site. */
  readonly siteUrl: string;
  /** The path below the origin, with both slashes. */
  readonly baseUrl: string;
  /** The base of every “Edit this page” link: the site's folder in its repository, with a slash at its end. */
  readonly editUrl: string;
  /** The build's timestamp in milliseconds since 1970: given where the build is to be reproducible. */
  readonly stamp: number;
}

/** The origin of the site. A path, a query, or another scheme would end up in the middle of every canonical address. */
function readSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new Error(
    `SITE_URL is “${text}”. Set it to the origin of the site, such as https://h3geo.org, without a path.`,
  );
}

/** The path below the origin: names between slashes that need no encoding in an address. */
function readBaseUrl(text: string): string {
  if (/^\/*(?:[\w.~-]+\/+)*[\w.~-]*$/.test(text) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text)) {
    return `/${text}/`.replace(/\/{2,}/g, '/');
  }
  throw new Error(
    `BASE_URL is “${text}”. Set it to a path such as /h3/, made of letters, digits, hyphens, dots, and slashes, without a scheme, spaces, or a query.`,
  );
}

/** The folder in which readers edit the site's files. Paths are added to it, so it has neither a query nor an anchor. */
function readEditUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !/[?#]/.test(text)) return url.href.replace(/\/*$/, '/');
  throw new Error(
    `EDIT_URL is “${text}”. Set it to the folder of the site in its repository, such as https://github.com/uber/h3/edit/master/website/, without a query.`,
  );
}

function readStamp(epoch: string): number {
  if (epoch === '') return Date.now();
  if (/^\d+$/.test(epoch)) return Number(epoch) * 1000;
  throw new Error(`SOURCE_DATE_EPOCH is “${epoch}”. Set it to the seconds since 1970, or unset it.`);
}

/** @throws Error where a variable has an invalid value */
export function readSettings(env: Environment): BuildSettings {
  const value = (name: string) => env[name]?.trim() ?? '';
  return {
    siteUrl: readSiteUrl(value('SITE_URL') || 'https://h3geo.org'),
    baseUrl: readBaseUrl(value('BASE_URL')),
    editUrl: readEditUrl(value('EDIT_URL') || site.links.edit),
    stamp: readStamp(value('SOURCE_DATE_EPOCH')),
  };
}

/**
 * The port that a server is asked to listen on.
 *
 * @param usual - the port where `PORT` is unset or empty
 * @throws Error where `PORT` is no port
 */
export function readPort(env: Environment, usual: number): number {
  const text = env.PORT?.trim() ?? '';
  if (text === '') return usual;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`PORT is “${text}”. Set it to a number from 0 to 65535, where 0 takes a free port, or unset it.`);
}
