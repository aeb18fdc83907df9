import {savesData} from '@h3-docs/base/dataSaver';
import type {LiveLanguage} from './types';

/** Whether the reader is asked before a language is fetched: it is large, and the connection is to be spared. */
export const mustAsk = (language: LiveLanguage): boolean => language !== 'javascript' && savesData();

/** Whether the browser can run a language: all but JavaScript need WebAssembly. */
export const canRun = (language: LiveLanguage): boolean => language === 'javascript' || 'WebAssembly' in globalThis;
