/*
 * Markup that has been used to get past sanitizers, and a worker that sends it as code that has taken the sandbox over
 * could: everything that crosses the border is the attacker's.
 */

/** What each payload does where it becomes markup that runs. */
const hit = 'window.escaped=1';
const image = `<img src=x onerror="${hit}">`;

/** Markup that HTML and XML read differently, or that runs by itself: one of each kind, because nothing here is sanitized. */
export const payloads: readonly string[] = [
  `<script>${hit}</script>`,
  image,
  `<svg xmlns="http://www.w3.org/2000/svg"><!-->${image}--></svg>`,
  `<svg><style>&lt;/style>${image}</style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style>${image}`,
  `<template shadowrootmode="open">${image}</template>`,
  `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  `<svg><a xlink:href="javascript:${hit}"><text>Result</text></a></svg>`,
  `"><script>${hit}</script>`,
  `\u0000${image}`,
  `&lt;img src=x onerror=${hit}&gt;`,
  `<svg class="navbar navbar--fixed-top" id="__docusaurus" width="3000" height="3000"></svg>`,
];

/** Elements that no outcome may hold, and attributes that none of its elements may have. */
export const foreign =
  'img, script, iframe, object, embed, style, link, base, meta, form, math, video, audio, [onload], [onerror]';

/** The address of a worker's source, in whose place `forgingWorker` is served. */
export const sandboxFile = /\/assets\/js\/sandbox-[\w-]+\.[0-9a-f]+\.js$/;

/** The forged outcomes that the worker sends for code that consists of this number. */
function forge(all: readonly string[], number: number): unknown {
  const markup = all.join('');
  const drawing = {svg: markup, alt: markup, width: 9, height: 9};
  const tokens = all.map((text) => ({text, value: text, html: text, dangerouslySetInnerHTML: {__html: text}}));
  const cell = {kind: 'cell', index: markup, group: 0, resolution: 9, pentagon: false, center: [1, 1], ring: []};
  return [
    {log: all, result: tokens, html: markup, drawing},
    {log: [], error: {name: all[0], message: markup, code: 4, html: markup}, drawing},
    {log: [], scene: {shapes: [cell], inputs: [], total: 1, counted: true, svg: markup}, drawing},
  ][number];
}

/** A worker's source that speaks the language of the sandbox, and answers a number with the outcome that it stands for. */
export const forgingWorker = `
  const payloads = ${JSON.stringify(payloads)};
  const forge = ${forge.toString()};
  addEventListener('message', ({ports: [port]}) => {
    port.onmessage = ({data: {code}}) => {
      port.postMessage({started: true});
      port.postMessage({outcome: forge(payloads, Number(code))});
    };
    port.postMessage({ready: true});
  });`;
