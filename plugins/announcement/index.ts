import type {LoadContext, Plugin} from '@docusaurus/types';

/** Storage keys of the theme's announcement bar, before the site's namespace. */
const keys = {id: 'docusaurus.announcement.id', dismissed: 'docusaurus.announcement.dismiss'};

/**
 * Forgets the dismissal of an earlier announcement before the page is painted. The theme notices a new id only after
 * React has started, when its stylesheet has hidden the bar for this visit already.
 */
export default function announcementPlugin(
  {siteStorage: {type, namespace}}: LoadContext,
  {announcementId}: {readonly announcementId: string},
): Plugin {
  const [storage, id, dismissed, current] = [type, keys.id + namespace, keys.dismissed + namespace, announcementId].map(
    (value) => JSON.stringify(value),
  );
  return {
    name: 'h3-announcement',
    injectHtmlTags: () => ({
      headTags: [
        `<script>try{var s=window[${storage}];s.getItem(${id})!==${current}&&s.removeItem(${dismissed})}catch(e){}</script>`,
      ],
    }),
  };
}
