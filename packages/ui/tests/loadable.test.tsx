import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, test} from 'vitest';
import loadable from '../framework/loadable';

interface Module {
  readonly default: string;
}

/** The attempts to load a module, each with the functions that end it. */
let attempts: {readonly resolve: (module: Module) => void; readonly reject: (error: Error) => void}[];
let again: () => void;

const makePage = () =>
  loadable.Map({
    loading: ({error, retry}) => {
      again = retry;
      return error instanceof Error ? error.message : 'loading';
    },
    loader: {
      text: () => new Promise<Module>((resolve, reject) => attempts.push({resolve, reject})),
      more: () => Promise.resolve({default: '!'}),
    },
    render: (loaded) => {
      const {text, more} = loaded as Record<'text' | 'more', Module>;
      return text.default + more.default;
    },
  });

beforeEach(() => {
  attempts = [];
});

test('what was loaded ahead is there at once, and is loaded once', async () => {
  const Page = makePage();
  const loading = Page.preload();
  attempts[0]?.resolve({default: 'Cells'});
  await loading;
  expect(Page.preload()).toBe(loading);
  expect(renderToStaticMarkup(<Page />)).toBe('Cells!');
  expect(attempts).toHaveLength(1);
});

test('a failure is told to who asked for it ahead, and shown with a way to try again', async () => {
  const Page = makePage();
  expect(renderToStaticMarkup(<Page />)).toBe('loading');
  const loading = Page.preload();
  attempts[0]?.reject(Error('offline'));
  await expect(loading).rejects.toThrow('offline');
  expect(renderToStaticMarkup(<Page />)).toBe('offline');
  again();
  attempts[1]?.resolve({default: 'Cells'});
  await Page.preload();
  expect(renderToStaticMarkup(<Page />)).toBe('Cells!');
});
