/** Whatever a worker sends that reader's code has taken over, nothing of it becomes markup of the page. */

import {openExample} from '../support/example';
import {expect, test} from '../support/test';

test('code that wraps what the worker posts with changes nothing that arrives', async ({page}) => {
  const {example, editor} = await openExample(page);
  await editor.fill(`
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message && message.outcome) message.outcome.log = ['forged'];
      return post.call(this, message, ...rest);
    };
    return '8928308280fffff';`);
  await expect(example.locator('pre').last()).toHaveText('"8928308280fffff"');
  await expect(example.locator('[class*=output]')).not.toContainText('forged');
});

test('a result that is hard to read is not taken for a loop', async ({page}) => {
  const {example, editor} = await openExample(page);
  const result = example.locator('pre').last();
  await editor.fill('const a = []; a.length = 2 ** 32 - 1; return a');
  await expect(result).toContainText('4,294,967,235 more');
  await editor.fill(
    'return {type: "MultiPoint", coordinates: Array.from({length: 200_000}, (_, i) => [i / 2000, i / 4000])}',
  );
  await expect(result).toContainText(/199,9\d\d more/);
  await editor.fill('throw {get message() { throw new Error("inner") }}');
  await expect(example).toContainText('Thrown: an object that cannot be read');
  await editor.fill('throw new Proxy({}, {get() { throw new Error("inner") }})');
  await expect(example).toContainText('Thrown: an object that cannot be read');
  await editor.fill('return {get a() { for (;;); }}');
  await expect(example).toContainText('The code returned, but reading its result was still running after');
  await editor.fill('return "next"');
  await expect(result).toHaveText('"next"');
});
