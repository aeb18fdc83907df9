import {interpolate, type Values} from '../../plugins/interpolate';

/** Docusaurus's `translate` in the command, which speaks English only. */
export const translate = ({message}: {readonly message: string}, values: Values = {}): string =>
  interpolate(message, values);
