import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';
import type {site} from '@h3-docs/base/site';
import {announcementScript} from './announcement';
import {fontTags} from './fonts';
import {languageScript, languageStyles} from './language';
import {missingScripts} from './missingScripts';
import path from 'node:path';

/** The file with the styles for the reader's language, below the generated files of this plugin. */
const stylesFile = 'languages.css';

/** What stands in the head of every page before it is painted: the fonts, and small scripts. */
export default function head({
  announcement,
}: Pick<typeof site, 'announcement'>): (context: LoadContext) => Promise<Plugin> {
  return async (context) => {
    const script = await missingScripts(context);
    const scripts = [announcementScript(announcement.id, context), languageScript(context), script];
    const headTags: HtmlTags = [...fontTags(context), ...scripts.map((text) => `<script>${text}</script>`)];
    return {
      name: 'head',
      async contentLoaded({actions}) {
        await actions.createData(stylesFile, languageStyles());
      },
      getClientModules: () => [path.join(context.generatedFilesDir, 'head', 'default', stylesFile)],
      injectHtmlTags: () => ({headTags}),
    };
  };
}
