/** The most text that a field and a link hold, in bytes of UTF-8. */
export const MAX_TEXT_BYTES = 1_000_000;

/** The most text that is read at all, as from a file: in bytes of UTF-8. */
export const MAX_FILE_BYTES = 50_000_000;

/** Problems listed one by one; beyond it they are only counted. */
export const MAX_PROBLEMS = 100;

/** How deep JSON and nested geometry collections may go: deep enough for any data, too shallow for a stack overflow. */
export const MAX_DEPTH = 64;

/** A table may have this many fields, however short its text is. */
export const FEW_FIELDS = 1_000_000;

/** The most rows of a table. */
export const MAX_ROWS = 1_000_000;

/** The most columns of a table: as many as Excel has. */
export const MAX_COLUMNS = 16_384;
