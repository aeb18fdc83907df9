/** The text of a file, or in words why there is none. */
export type FileReading = {readonly text: string} | {readonly reason: string};
