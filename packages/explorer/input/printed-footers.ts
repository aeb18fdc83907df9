/** No footer is longer. The limit keeps the check fast on long lines. */
const LONGEST = 200;

/** The line below a table that reports the number of rows: `(3 rows)`, `40 rows (10 shown)`. */
const ROW_COUNT =
  /^(?=.*\brows?\b)(?:[\s\d.,:;()[\]|│>?×]|(?<=\d)m?s\b|\b(?:rows?|columns?|records?|x|by|in|set|produced|time|shown|only|showing|top|first|returned|selected|affected|warnings?|elapsed|seconds?|sec|ms|s)\b)+$/i;
/** The time that psql and SQLite took, and the shape that Polars gives above. */
const TIME_OR_SHAPE = /^\s*(?:time: [\d.,]+ m?s\b[\s\d.:()]*|run time[ (:].*|shape: \([\d_, ]+\)\s*)$/i;

/** What R prints above the columns of a data frame that it describes. */
const OBSERVATIONS = /^(?:'data\.frame':\s+\d+ obs\. of +\d+ variables?:|(?:Rows|Columns): [\d,]+)\s*$/;

/** Whether a line is what a command-line client says about a table that it has printed. */
export function isFooter(line: string): boolean {
  return line.length <= LONGEST && (ROW_COUNT.test(line) || TIME_OR_SHAPE.test(line) || OBSERVATIONS.test(line));
}
