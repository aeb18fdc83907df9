type Environment = Readonly<Record<string, string | undefined>>;

/** What environment variables say of a build; one that is empty counts as unset. */
export interface BuildSettings {
  /** The origin of the deployed site. */
  readonly siteUrl: string;
  /** The path below the origin, with both slashes. */
  readonly baseUrl: string;
  /** The build's timestamp in milliseconds since 1970: given where the build is to be reproducible. */
  readonly stamp: number;
}

function readStamp(epoch: string): number {
  if (epoch === '') return Date.now();
  if (/^\d+$/.test(epoch)) return Number(epoch) * 1000;
  throw new Error(`SOURCE_DATE_EPOCH is “${epoch}”. Set it to the seconds since 1970, or unset it.`);
}

/** @throws Error where a variable is set to what it cannot be */
export function readSettings(env: Environment): BuildSettings {
  const value = (name: string) => env[name]?.trim() ?? '';
  return {
    siteUrl: value('SITE_URL') || 'https://h3geo.org',
    baseUrl: `/${value('BASE_URL')}/`.replace(/\/{2,}/g, '/'),
    stamp: readStamp(value('SOURCE_DATE_EPOCH')),
  };
}
