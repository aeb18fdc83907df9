/** A step that a stack has no function for, in words for the reader. */
export class Unavailable extends Error {}
