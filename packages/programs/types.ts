import type {Language} from '@h3-docs/catalogue';

/** A complete program for what is shown, in every language of the site. */
export type Code = Readonly<Record<Language, string>>;
