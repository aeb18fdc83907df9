import type {LoadContext} from '@docusaurus/types';

/** Storage keys of the theme's announcement bar, before the site's namespace. */
const keys = {id: 'docusaurus.announcement.id', dismissed: 'docusaurus.announcement.dismiss'};

/**
 * A script that forgets the dismissal of an earlier announcement before the page is painted. The theme notices a new id only
 * after React has started, when its stylesheet has hidden the bar for this visit already.
 *
 * @param id - the id of the current announcement
 */
export function announcementScript(id: string, {siteStorage: {type, namespace}}: LoadContext): string {
  const [storage, seen, dismissed, current] = [type, keys.id + namespace, keys.dismissed + namespace, id].map((value) =>
    JSON.stringify(value),
  );
  return `try{var s=window[${storage}];s.getItem(${seen})!==${current}&&s.removeItem(${dismissed})}catch(e){}`;
}
