import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes `robots.txt`: everything may be crawled, and the sitemap has its full address, as the format asks. */
export default function robots({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'robots',
    postBuild({outDir}) {
      const lines = ['User-agent: *', 'Allow: /', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''];
      writeFileSync(path.join(outDir, 'robots.txt'), lines.join('\n'));
    },
  };
}
