import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AnnouncementPart} from '@h3-docs/base/contracts/announcement';

/** Storage keys of the theme's announcement bar, before the site's namespace. */
const keys = {id: 'docusaurus.announcement.id', dismissed: 'docusaurus.announcement.dismiss'};

/**
 * Forgets the dismissal of an earlier announcement before the page is painted. The theme notices a new id only after
 * React has started, when its stylesheet has hidden the bar for this visit already. Gives the bar its text.
 *
 * @param id - the id of the current announcement
 * @param parts - the questions of the current announcement, and where they lead
 */
export default function announcement({
  id,
  parts,
}: {
  readonly id: string;
  readonly parts: readonly AnnouncementPart[];
}): (context: LoadContext) => Plugin {
  return ({siteStorage: {type, namespace}}) => {
    const [storage, seen, dismissed, current] = [type, keys.id + namespace, keys.dismissed + namespace, id].map(
      (value) => JSON.stringify(value),
    );
    const script = `try{var s=window[${storage}];s.getItem(${seen})!==${current}&&s.removeItem(${dismissed})}catch(e){}`;
    return {
      name: 'h3-announcement',
      contentLoaded: ({actions}) => {
        actions.setGlobalData(parts);
      },
      injectHtmlTags: () => ({headTags: [`<script>${script}</script>`]}),
    };
  };
}
