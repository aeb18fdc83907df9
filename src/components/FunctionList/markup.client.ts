/** The server has rendered the lists; the browser leaves them as they are until they are opened. */
export const markup: Readonly<Record<string, string>> = {};
