/** Extensions of the browser that change the pages of the site. */
import {expect, test, visit, weekly} from './support/test';

/** Runs in the page, before its scripts: puts each text into an element of its own, as a translation of a browser does. */
function wrapTexts(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, textarea, select, svg'))
        continue;
      const wrapper = document.createElement('x-translated');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  });
}

function addElements(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.head.insertAdjacentHTML('afterbegin', '<style>.added {}</style>');
    document.body.insertAdjacentHTML('beforeend', '<div data-added></div>');
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<div>added</div>');
    for (const field of document.querySelectorAll('input')) field.insertAdjacentHTML('afterend', '<div></div>');
  });
}

const extensions = [
  {does: 'wraps texts', change: wrapTexts},
  {does: 'adds elements', change: addElements},
];

for (const {does, change} of extensions) {
  test(`an extension that ${does} before the page starts takes nothing from it`, weekly, async ({page, allow}) => {
    // React's error number 418: the page in the browser differs from that of the server. It then renders the page anew.
    allow.errors.push(/#418/);
    await page.addInitScript(change);
    for (const path of ['/docs/core-library/restable', '/docs/api/hierarchy']) {
      await visit(page, path);
      await expect(page.locator('main svg').filter({visible: true}).first()).toBeVisible();
      await expect(page.locator('body')).not.toHaveText(/This page crashed|stopped because of an error/);
      await expect(page.locator('main table').filter({visible: true}).first()).toBeVisible();
    }
    const blocks = page.locator('main .language-tabs pre').filter({visible: true});
    await expect(blocks).not.toHaveCount(0);
    await expect(blocks.filter({hasNotText: /\w/})).toHaveCount(0);
    const search = page.getByRole('combobox', {name: 'Search', exact: true});
    await search.fill('grid disk');
    await expect(page.locator('[data-answers="grid disk"] [role=option]').first()).toBeVisible();
  });
}
