import React from 'react';
import * as h3 from 'h3-js';

/**
 * What live JSX has in scope: React with its exports, and h3-js as `h3`. Docusaurus's option to extend the scope. No page
 * loads this: the build and the sandboxed frame do.
 */
const ReactLiveScope = {React, ...React, h3};

export default ReactLiveScope;
