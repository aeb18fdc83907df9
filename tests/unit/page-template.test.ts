import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {pageTemplate} from '../../plugins/head/template';

const tagOf = (template: string) => /.*<%= script %>.*/.exec(template)?.[0].trim() ?? '';

test('pages have all that Docusaurus gives them, and only their scripts wait for the first view', () => {
  expect(tagOf(stock)).toBe('<script src="<%= it.baseUrl %><%= script %>" defer></script>');
  expect(pageTemplate).toBe(stock.replace(tagOf(stock), tagOf(pageTemplate)));
});
