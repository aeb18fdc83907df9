import * as h3 from 'h3-js-v3/dist/h3-js.js';
import {h3ApiFromV3} from '@h3-docs/grid/h3/api';
import {javascriptWith, serve} from './worker';

serve(() => Promise.resolve({run: javascriptWith(h3, h3ApiFromV3(h3))}));
