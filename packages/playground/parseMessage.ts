import {parseScene} from './parseScene';
import {array, fields, refuse, text, whole} from './shapes';
import type {ErrorReport, PlacedOutcome, Token} from './types';

/*
 * Checks messages from the worker. The reader's code runs in the same worker and could forge them, so only text,
 * numbers, and names of errors of the right shape and a sane size pass.
 */
const MAX_TOKENS = 3000;
const MAX_TEXT = 60_000;

/** What a part of the text stands for: the position of a shape of the scene. */
const valuePattern = /^\d{1,6}$/;

function tokens(value: unknown): Token[] {
  let left = MAX_TEXT;
  return array(value)
    .slice(0, MAX_TOKENS)
    .map((token): Token => {
      const marked = typeof token === 'string' ? undefined : fields(token);
      const content = text(marked ? marked.text : token, left);
      left -= content.length;
      if (!marked) return content;
      const stands = text(marked.value, 6);
      return valuePattern.test(stands) ? {text: content, value: stands} : content;
    });
}

function report(value: unknown): ErrorReport {
  const {name, message, code, line} = fields(value);
  return {
    name: text(name, 100),
    message: text(message, 5000),
    code: code === undefined ? undefined : whole(code, 0, 1e9),
    line: line === undefined ? undefined : whole(line, -1e9, 1e9),
  };
}

function outcome(value: unknown): PlacedOutcome {
  const {log, result, error, scene} = fields(value);
  return {
    log: tokens(log),
    result: result === undefined ? undefined : tokens(result),
    error: error === undefined ? undefined : report(error),
    scene: scene === undefined ? undefined : parseScene(scene),
  };
}

/** What a worker has to say: see `WorkerMessage`. */
export type ParsedMessage =
  {readonly kind: 'ready' | 'started'} | {readonly kind: 'outcome'; readonly outcome: PlacedOutcome};

/**
 * Reads a message of the worker.
 *
 * @throws TypeError when it has not the shape of one
 */
export function parseMessage(data: unknown): ParsedMessage {
  const message = fields(data);
  if ('outcome' in message) return {kind: 'outcome', outcome: outcome(message.outcome)};
  if (message.ready === true) return {kind: 'ready'};
  if (message.started === true) return {kind: 'started'};
  return refuse();
}
