/** The server has rendered the page; the browser leaves it as it is until the page's own file has come. */
export const NotFoundMarkup = undefined;
