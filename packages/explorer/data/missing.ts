const LONGEST = 8;
const BLANK = /^(?:|\\n|<na>|<null>)$/i;
const EMPTY = /^(?:|null|none|nan|na|n\/a|\\n|<na>|<null>)$/i;
/** What people and programs write instead of a number: also the marks of offices of statistics, and errors of Excel. */
const MARK =
  /^(?:null|nil|none|nan|na|n\/a|n\.a\.?|n\/d|n\.d\.?|k\.\s?a\.?|missing|unknown|-{1,3}|[–—:?*…]|\.{1,3}|#(?:n\/a|null!|value!|ref!|name\?|num!|div\/0!|spill!|calc!|field!|busy!|blocked!|connect!|unknown!|getting_data))$/i;
/** The longest mark is `#GETTING_DATA`. */
const LONGEST_MARK = 13;

/** Whether a field has nothing that could be a value of any kind. */
export const isBlank = (field: string | undefined): field is undefined =>
  field === undefined || (field.length <= LONGEST && BLANK.test(field));

/** Whether a field that tells where a row is, or one that a program printed, holds nothing. */
export const isEmpty = (field: string | undefined): field is undefined =>
  field === undefined || (field.length <= LONGEST && EMPTY.test(field));

/** Whether a field says in words or by a sign that a number is missing. In a column of texts, it is a text like others. */
export const isMissingMark = (field: string): boolean => field.length <= LONGEST_MARK && MARK.test(field);
