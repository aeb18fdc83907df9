import {interpolate, type Values} from '@h3-docs/base/interpolate';

/** Docusaurus's `translate` in the command, which speaks English only. */
export const translate = ({message}: {readonly message: string}, values: Values = {}): string =>
  interpolate(message, values);
