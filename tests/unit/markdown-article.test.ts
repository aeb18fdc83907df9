import {expect, test} from 'vitest';
import {articleOf} from '../../plugins/markdown-copies/article';

const page = (text: string) =>
  `<body><nav><svg><path d="M0"/></svg></nav><div class="theme-doc-markdown markdown">${text}</div><footer class="theme-doc-footer">x</footer></body>`;

test('the text of a page is kept whole, whatever its attributes hold', () => {
  const text = '<h1 title="a > b <footer class=&quot;theme-doc-footer&quot;">Title</h1><p>one<p>two<br>three';
  expect(articleOf(page(text))).toBe(`<div class="theme-doc-markdown markdown">${text}</div>`);
});

test('a drawing is reduced to its text alternative', () => {
  const text = '<p>before<svg class=a aria-label="“a” &lt; &quot;b&quot;"><g><path/><svg></svg></g></svg>after';
  expect(articleOf(page(text))).toBe(
    '<div class="theme-doc-markdown markdown"><p>before<svg aria-label="“a” &lt; &quot;b&quot;"></svg>after</div>',
  );
});

test('a page without text is refused', () => {
  expect(() => articleOf('<body><p>Not found</body>')).toThrow('theme-doc-markdown');
});
