import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {AnnouncementPart} from '@h3-docs/base/contracts/announcement';
import styles from './styles.module.css';

/**
 * The announcement, with links that the router follows and the build checks. It comes from `packages/base/site.ts` by way of the
 * build: importing that file here would put all of it on every page.
 */
export default function AnnouncementBarContent({className, ...props}: Props) {
  const parts = usePluginData('head') as readonly AnnouncementPart[];
  return (
    <div {...props} className={clsx(styles.content, className)}>
      {parts.map(({text, link}) => (
        <span key={link.to} className={styles.part}>
          <span>{text}</span> <Link to={link.to}>{link.label}</Link>
        </span>
      ))}
    </div>
  );
}
