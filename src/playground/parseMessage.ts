import type {Drawing, ErrorReport, Outcome, Token} from './types';

/*
 * What arrives from the worker was made next to the reader's code, which could have sent it itself. So it is taken
 * apart here and only what has the right shape and a sane size goes on.
 */
const MAX_TOKENS = 20_000;
const MAX_TEXT = 400_000;
const MAX_SVG = 2_000_000;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown, limit: number): string {
  if (typeof value !== 'string') throw new TypeError('The sandbox sent no text where text is due.');
  return value.slice(0, limit);
}

function whole(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

function tokens(value: unknown): Token[] {
  if (!Array.isArray(value)) throw new TypeError('The sandbox sent no result.');
  let left = MAX_TEXT;
  return value.slice(0, MAX_TOKENS).map((token: unknown) => {
    const content = text(isFields(token) ? token.text : token, left);
    left -= content.length;
    return isFields(token) ? {text: content, value: text(token.value, 100)} : content;
  });
}

function report(value: Fields): ErrorReport {
  return {
    name: text(value.name, 100),
    message: text(value.message, 5000),
    code: whole(value.code),
    line: whole(value.line),
  };
}

function drawing(value: Fields): Drawing {
  const [width, height] = [value.width, value.height];
  if (typeof width !== 'number' || typeof height !== 'number') throw new TypeError('The sandbox sent no drawing.');
  return {svg: text(value.svg, MAX_SVG), alt: text(value.alt, 5000), width, height};
}

/** What a worker has to say: it is up, it could not start, or how a run ended. */
export type ParsedMessage =
  | {readonly kind: 'ready'}
  | {readonly kind: 'failed'; readonly why: string}
  | {readonly kind: 'answer'; readonly id: number; readonly outcome: Outcome};

/**
 * Reads a message of the worker or its frame.
 *
 * @throws TypeError when it has not the shape of one
 */
export function parseMessage(data: unknown): ParsedMessage {
  if (!isFields(data)) throw new TypeError('The sandbox sent no message.');
  if (data.ready === true) return {kind: 'ready'};
  if ('failed' in data) return {kind: 'failed', why: text(data.failed, 1000)};
  const {id, outcome} = data;
  if (typeof id !== 'number' || !isFields(outcome)) throw new TypeError('The sandbox sent no outcome.');
  return {
    kind: 'answer',
    id,
    outcome: {
      log: tokens(outcome.log),
      result: outcome.result === undefined ? undefined : tokens(outcome.result),
      error: isFields(outcome.error) ? report(outcome.error) : undefined,
      drawing: isFields(outcome.drawing) ? drawing(outcome.drawing) : undefined,
    },
  };
}
