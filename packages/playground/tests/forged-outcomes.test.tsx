/** Whatever a worker sends that reader's code has taken over, nothing of it becomes markup of the page. */
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {newestVersion} from '@h3-docs/base/versions';
import {textOfHtml} from '@site/tests/support/textOfHtml';
import {drawOutcome} from '../drawing';
import Result from '../LiveExample/Result';
import {parseMessage} from '../parseMessage';

/** Markup that runs by itself, that HTML and XML read differently, and that imitates the page. */
const payloads = [
  '<script>window.escaped=1</script>',
  '<img src=x onerror="window.escaped=1">',
  '<svg><style>&lt;/style><img src=x onerror="window.escaped=1"></style></svg>',
  '"><iframe srcdoc="<script>parent.window.escaped=1</script>"></iframe>',
  '&lt;img src=x onerror=window.escaped=1&gt;',
  '<svg class="navbar navbar--fixed-top" id="__docusaurus" width="3000" height="3000"></svg>',
];
const markup = payloads.join('');
const drawing = {svg: markup, alt: markup, width: 9, height: 9};

/** The HTML that shows an outcome as the sandbox sends it. */
function shown(outcome: object): string {
  const message = parseMessage({outcome});
  if (message.kind !== 'outcome') throw new Error('This is no outcome.');
  const more = {builtDrawing: null, code: '', edited: true, running: false, onKeyDown: () => undefined};
  return renderToStaticMarkup(<Result outcome={drawOutcome(message.outcome, newestVersion)} {...more} />);
}

test.each([
  [
    'a result',
    {
      log: payloads,
      result: payloads.map((text) => ({text, value: text, html: text, dangerouslySetInnerHTML: {__html: text}})),
      html: markup,
      drawing,
    },
    2,
  ],
  ['an error', {log: [], error: {name: 'E', message: markup, code: 4, html: markup}, drawing}, 1],
])('forged markup of %s is shown as text', (_what, outcome, times) => {
  const html = shown(outcome);
  expect(textOfHtml(html).split(markup)).toHaveLength(times + 1);
  for (const payload of payloads) expect(html).not.toContain(payload);
  expect(html).not.toContain('data-value');
});

test('the link of an error is that of the page for its number', () => {
  const html = shown({log: [], error: {name: markup, message: '', code: 4}});
  expect(html).toContain('href="/docs/library/errors#e_res_domain"');
});
