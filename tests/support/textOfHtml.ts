import {DomUtils, parseDocument} from 'htmlparser2';

/** The text that HTML shows, with its spaces. */
export const textOfHtml = (html: string): string => DomUtils.textContent(parseDocument(html));
