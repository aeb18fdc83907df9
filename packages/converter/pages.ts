/** The guide to 4.x, where notes without a page of their own lead. */
export const guide = '/docs/library/migrating-3.x';

/** The table of all names in both versions. */
export const functionsPage = '/docs/library/migration-3.x/functions';
